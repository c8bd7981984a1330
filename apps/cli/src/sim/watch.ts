/** What players' decisions cost, what they were, and what they thought of them. */
import type { Rules } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import type { SeatedPlayer } from '../players.ts';
import { workedMs } from '../thinking.ts';

/** How often a player did something of this type. */
export interface Deeds {
  times: number;
  /** ... while its own figures for all of them say that doing nothing were better. */
  againstFigures: number;
}

export interface Seen {
  /** Of each decision, by the clock: on a busy machine it holds what others did meanwhile. */
  readonly ms: number[];
  /** Of all decisions together, in this thread alone; the system counts it too coarsely for single ones. */
  cpuMs: number;
  /** By the action's type. */
  readonly actions: Record<string, Deeds>;
  /** Decisions that it took with no money in hand, in a game with money. */
  broke: number;
  /** Decisions that it left to the table: it hung, died or talked nonsense. */
  faults: number;
}

export interface Watched {
  readonly seen: Readonly<Record<string, Seen>>;
  readonly watchers: readonly Pick<SeatedPlayer, 'choose'>[];
}

/** What a watcher must know of the game. */
export interface Watching {
  readonly rules: Rules<AnyGame>;
  readonly money: ((view: AnyGame['view'], seat: number) => number) | undefined;
}

export function watched(seated: readonly SeatedPlayer[], { rules, money }: Watching): Watched {
  const seen: Record<string, Seen> = {};
  const watchers = seated.map((player) => {
    const own = (seen[player.name] ??= { ms: [], cpuMs: 0, actions: {}, broke: 0, faults: 0 });
    const choose: SeatedPlayer['choose'] = async (...question) => {
      const [view, , seat] = question;
      if (money && money(view, seat) <= 0) own.broke++;
      const [since, worked, faults] = [performance.now(), workedMs(), player.faults];
      const answer = answerOf(player, question);
      const { action, weighed } = answer instanceof Promise ? await answer : answer;
      own.ms.push(performance.now() - since);
      own.cpuMs += workedMs() - worked;
      own.faults += player.faults - faults;
      const deeds = (own.actions[action.type] ??= { times: 0, againstFigures: 0 });
      deeds.times++;
      if (isWorseThanIdle(rules, weighed, rules.idle(view, seat))) deeds.againstFigures++;
      return action;
    };
    return { choose };
  });
  return { seen, watchers };
}

type Question = Parameters<SeatedPlayer['choose']>;
type Weighing = ReturnType<NonNullable<SeatedPlayer['explain']>>['candidates'];
interface Answer {
  readonly action: AnyGame['action'];
  readonly weighed: Weighing;
}

function answerOf(player: SeatedPlayer, question: Question): Answer | Promise<Answer> {
  const [, legal] = question;
  // One that has no choice does not think.
  const weighed = legal.length > 1 ? (player.explain?.(...question).candidates ?? []) : [];
  const action = weighed[0]?.action ?? player.choose(...question);
  if (action instanceof Promise) return action.then((later) => ({ action: later, weighed }));
  return { action, weighed };
}

/** Figures that are the same but for the order in which they were added up. */
const ROUNDING = 1e-9;

/** Only who was looked at as long as the first can be set against it. */
function isWorseThanIdle(
  { action }: Rules<AnyGame>,
  weighed: Weighing,
  idle: AnyGame['action'],
): boolean {
  const [first] = weighed;
  if (!first) return false;
  const text = action.format(idle);
  return weighed.some(
    (other) =>
      other.trials === first.trials &&
      other.value - first.value > ROUNDING &&
      action.format(other.action) === text,
  );
}
