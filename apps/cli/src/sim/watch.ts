/** What players' decisions cost, and what they were. */
import type { AnyGame } from '@roundhouse/titles';
import type { SeatedPlayer } from '../players.ts';

export interface Seen {
  /** Of each decision, by the clock: on a busy machine it holds what others did meanwhile. */
  readonly ms: number[];
  /** Of all decisions together, in this thread alone; the system counts it too coarsely for single ones. */
  cpuMs: number;
  /** How often it did what. */
  readonly actions: Record<string, number>;
  /** Decisions that it left to the table: it hung, died or talked nonsense. */
  faults: number;
}

export interface Watched {
  readonly seen: Readonly<Record<string, Seen>>;
  readonly watchers: readonly Pick<SeatedPlayer, 'choose'>[];
}

export function watched(seated: readonly SeatedPlayer[]): Watched {
  const seen: Record<string, Seen> = {};
  const watchers = seated.map((player) => {
    const own = (seen[player.name] ??= { ms: [], cpuMs: 0, actions: {}, faults: 0 });
    const choose: SeatedPlayer['choose'] = async (view, legal, seat, rng) => {
      const [since, cpu, faults] = [performance.now(), cpuMs(), player.faults];
      const answer = player.choose(view, legal, seat, rng);
      const action: AnyGame['action'] = answer instanceof Promise ? await answer : answer;
      own.ms.push(performance.now() - since);
      own.cpuMs += cpuMs() - cpu;
      own.actions[action.type] = (own.actions[action.type] ?? 0) + 1;
      own.faults += player.faults - faults;
      return action;
    };
    return { choose };
  });
  return { seen, watchers };
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
