/** A session of the protocol: requests in, answers out, one at a time. */
import { mayUndoAlone, type Line, type Refusal } from '@roundhouse/engine';
import { wholeOf, wholeRecord, whyOf } from '@roundhouse/table';
import { TITLES } from '@roundhouse/titles';
import { describeTitle } from '../commands/titles.ts';
import { legalTexts, sentence } from '../setup.ts';
import { botAnswer } from './bot.ts';
import { Matches, put, seatIn, turnOf, type Held } from './matches.ts';
import { Fault, needText, type Answer, type Fields } from './protocol.ts';

type Work = (fields: Fields, held: Held) => Answer | Promise<Answer>;

/** What a request with `"match"` can ask. */
const WORKS: ReadonlyMap<string, Work> = new Map<string, Work>([
  ['turn', (_, held) => ({ turn: turnOf(held) })],
  [
    'legal',
    (fields, held) => ({ legal: legalTexts(held.rules, stateOf(held), seatIn(fields, held)) }),
  ],
  ['act', act],
  ['chance', chance],
  ['state', (_, held) => state(held)],
  ['view', (fields, held) => ({ view: held.rules.view(stateOf(held), viewerIn(fields, held)) })],
  ['outcome', (_, held) => ({ outcome: held.rules.outcome(stateOf(held)) ?? null })],
  ['record', (_, { table }) => ({ record: wholeRecord(table.running) })],
  ['undo', undo],
  ['bot', botAnswer],
  ['why', why],
]);

/** Every request by its name. */
export const REQUESTS: readonly string[] = ['titles', 'new', 'load', 'close', ...WORKS.keys()];

export class Responder {
  readonly #matches = new Matches();

  async answer(fields: Fields): Promise<Answer> {
    const name = needText(fields, 'do');
    switch (name) {
      case 'titles':
        return { titles: await Promise.all(TITLES.map(describeTitle)) };
      case 'new':
        return this.#matches.begin(fields);
      case 'load':
        return this.#matches.begin(fields, { state: fields.get('state') ?? null });
      case 'close':
        return this.#matches.close(fields);
      default: {
        const work = WORKS.get(name);
        if (!work) throw new Fault('no-such-request', `'${name.slice(0, 60)}' can't be done`);
        return work(fields, this.#matches.in(fields));
      }
    }
  }
}

const stateOf = ({ table }: Held) => table.running.stands.state;

function viewerIn(fields: Fields, held: Held): number | null {
  return fields.get('seat') === null ? null : seatIn(fields, held);
}

function act(fields: Fields, held: Held): Promise<Answer> {
  const seat = seatIn(fields, held);
  return put(held, [{ kind: 'act', seat, text: needText(fields, 'text'), forced: false }]);
}

function chance(fields: Fields, held: Held): Answer | Promise<Answer> {
  if (fields.has('text')) return put(held, [{ kind: 'chance', text: needText(fields, 'text') }]);
  const { rules } = held;
  const outcomes = rules.chances(stateOf(held));
  return {
    chance: outcomes.map(({ chance: outcome, weight }) => ({
      text: rules.chance.format(outcome),
      weight,
    })),
  };
}

function state(held: Held): Answer {
  const { config, ...rest } = stateOf(held);
  return { config, state: rest };
}

/** With a seat: its own last move, as far as it may. Without: the last thing that the caller did. */
async function undo(fields: Fields, held: Held): Promise<Answer> {
  const { table } = held;
  const from = table.running.match.lines;
  const refused = fields.has('seat')
    ? await table.undo({ seat: seatIn(fields, held), key: `undo ${from}`, from })
    : await takeBack(held);
  if (refused) throw new Fault('no-undo', 'there is nothing to take back');
  return { turn: turnOf(held) };
}

/** The caller speaks for every seat, and agrees for all where it takes that. */
async function takeBack({ table }: Held): Promise<Refusal | undefined> {
  const { match, stands } = table.running;
  const whole = wholeOf(table.running);
  const last = whole.counted.findLastIndex(({ line }) =>
    line.kind === 'act' ? !line.forced : match.byHand !== undefined,
  );
  const to = (last > 0 ? whole.counted.at(last - 1)?.seq : undefined) ?? whole.base.after;
  const agreed = Array.from(
    { length: mayUndoAlone(whole, to) ? 0 : stands.config.seats },
    (_, seat): Line => ({ kind: 'agree', seat, to }),
  );
  if (last < 0) return { code: 'no-undo-there', rule: 'table', params: { to } };
  return table.put([...agreed, { kind: 'undo', to }]);
}

/** Null where it is possible. */
function why(fields: Fields, held: Held): Answer {
  const { table, words } = held;
  const refused = whyOf(table.running.stands, seatIn(fields, held), needText(fields, 'text'));
  if (!refused) return { why: null };
  return { why: { ...refused, message: sentence(words, 'en', refused) } };
}
