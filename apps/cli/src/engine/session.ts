/** A session of the protocol: requests in, answers out, one at a time. */
import {
  extend,
  formatRecord,
  isRefusal,
  mayUndoAlone,
  play,
  settle,
  undoTarget,
  whyNot,
  type Refusal,
  type Step,
} from '@roundhouse/engine';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { describeTitle } from '../commands/titles.ts';
import { legalTexts, sentence } from '../setup.ts';
import { botAnswer } from './bot.ts';
import { asFault, headerOf, loadedMatch, newMatch, seatIn, turnOf, type Held } from './matches.ts';
import { Fault, needText, type Answer, type Fields } from './protocol.ts';

type Work = (fields: Fields, held: Held) => Answer | Promise<Answer>;

/** What a request with `"match"` can ask. */
const WORKS: ReadonlyMap<string, Work> = new Map<string, Work>([
  ['turn', (_, held) => ({ turn: turnOf(held) })],
  [
    'legal',
    (fields, held) => ({ legal: legalTexts(held.rules, held.match.state, seatIn(fields, held)) }),
  ],
  ['act', act],
  ['chance', chance],
  ['state', (_, held) => state(held)],
  ['view', (fields, held) => ({ view: held.rules.view(held.match.state, viewerIn(fields, held)) })],
  ['outcome', (_, { rules, match }) => ({ outcome: rules.outcome(match.state) ?? null })],
  ['record', (_, held) => record(held)],
  ['undo', undo],
  ['bot', botAnswer],
  ['why', why],
]);

/** Every request by its name. */
export const REQUESTS: readonly string[] = ['titles', 'new', 'load', 'close', ...WORKS.keys()];

export class Session {
  readonly #matches = new Map<string, Held>();
  #made = 0;

  async answer(fields: Fields): Promise<Answer> {
    const name = needText(fields, 'do');
    switch (name) {
      case 'titles':
        return { titles: await Promise.all(TITLES.map(describeTitle)) };
      case 'new':
        return this.#hold(await newMatch(fields));
      case 'load':
        return this.#hold(await loadedMatch(fields));
      case 'close': {
        this.#held(fields);
        const closed = needText(fields, 'match');
        this.#matches.delete(closed);
        return { closed };
      }
      default: {
        const work = WORKS.get(name);
        if (!work) throw new Fault('no-such-request', `'${name.slice(0, 60)}' can't be done`);
        return work(fields, this.#held(fields));
      }
    }
  }

  #hold(held: Held): Answer {
    const match = `m${++this.#made}`;
    this.#matches.set(match, held);
    return { match, turn: turnOf(held) };
  }

  #held(fields: Fields): Held {
    const match = needText(fields, 'match');
    const held = this.#matches.get(match);
    if (!held) throw new Fault('no-such-match', `there is no match '${match.slice(0, 60)}'`);
    return held;
  }
}

function viewerIn(fields: Fields, held: Held): number | null {
  return fields.get('seat') === null ? null : seatIn(fields, held);
}

function told(held: Held, steps: readonly Step<AnyGame>[] | Refusal): Answer {
  if (isRefusal(steps)) throw asFault(held.words, steps);
  return { events: steps.flatMap((step) => step.events), turn: turnOf(held) };
}

function act(fields: Fields, held: Held): Answer {
  const seat = seatIn(fields, held);
  return told(held, play(held.match, seat, needText(fields, 'text'), held.draw));
}

function chance(fields: Fields, held: Held): Answer {
  const { rules, match, draw } = held;
  if (fields.has('text')) {
    const step = extend(match, { kind: 'chance', text: needText(fields, 'text') });
    return told(held, isRefusal(step) ? step : [step, ...settle(match, draw)]);
  }
  const outcomes = rules.chances(match.state);
  return {
    chance: outcomes.map(({ chance: outcome, weight }) => ({
      text: rules.chance.format(outcome),
      weight,
    })),
  };
}

function state({ match }: Held): Answer {
  const { config, ...rest } = match.state;
  return { config, state: rest };
}

function record(held: Held): Answer {
  const { title, rules, match } = held;
  if (!held.isWhole) {
    throw new Fault('no-record', 'a loaded match has no lines from its beginning');
  }
  const result = rules.outcome(match.state);
  const text = formatRecord({
    title: title.id,
    rules: rules.version,
    match: match.id,
    ...headerOf(held),
    ...(result ? { result } : {}),
    lines: match.lines,
  });
  return { record: text };
}

/** With a seat: its own last move, as far as it may. Without: the last thing that the caller did. */
function undo(fields: Fields, held: Held): Answer {
  const { match } = held;
  const to = fields.has('seat') ? undoTarget(match, seatIn(fields, held)) : callersLast(held);
  if (to !== undefined && !mayUndoAlone(match, to)) agree(held, to);
  const step = to === undefined ? undefined : extend(match, { kind: 'undo', to });
  if (!step || isRefusal(step)) throw new Fault('no-undo', 'there is nothing to take back');
  return { turn: turnOf(held) };
}

/** The caller speaks for every seat. */
function agree({ match }: Held, to: number): void {
  for (let seat = 0; seat < match.config.seats; seat++) extend(match, { kind: 'agree', seat, to });
}

function callersLast({ match, draw }: Held): number | undefined {
  const last = match.counted.findLastIndex(({ line }) =>
    line.kind === 'act' ? !line.forced : draw === undefined,
  );
  return last < 0 ? undefined : (match.counted[last - 1]?.seq ?? match.base.after);
}

/** Null where it is possible. */
function why(fields: Fields, held: Held): Answer {
  const { rules, match, words } = held;
  const seat = seatIn(fields, held);
  const text = needText(fields, 'text');
  const refused = whyNot(rules, rules.view(match.state, seat), seat, text);
  if (!refused) return { why: null };
  return { why: { ...refused, message: sentence(words, 'en', refused) } };
}
