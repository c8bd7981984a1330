/** The matches of a session: tables that last as long as it does, where the caller speaks for everybody. */
import {
  isRefusal,
  type Json,
  type Line,
  type Refusal,
  type Rules,
  type Turn,
} from '@roundhouse/engine';
import { fleetingStore, Tables, type Sitter, type Table } from '@roundhouse/table';
import { TITLES, titleOf, type AnyGame, type AnyWords, type Title } from '@roundhouse/titles';
import { sentence } from '../setup.ts';
import { Fault, needText, needWhole, seedIn, type Answer, type Fields } from './protocol.ts';

export interface Held {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly words: AnyWords;
  readonly table: Table;
}

export function turnOf({ rules, table }: Held): Turn {
  return rules.turn(table.running.stands.state);
}

export function seatIn(fields: Fields, { table }: Held): number {
  return needWhole(fields, 'seat', 0, table.running.stands.config.seats - 1);
}

export function asFault(words: AnyWords, refused: Refusal): Fault {
  return new Fault(refused.code, sentence(words, 'en', refused), refused.rule);
}

/** Lines on the table, and all that happened with them. */
export async function put(held: Held, lines: readonly Line[]): Promise<Answer> {
  const { table, words } = held;
  const events: AnyGame['event'][] = [];
  const watch = table.audience.join({
    tell: (positions) => {
      for (const position of positions) events.push(...position.events);
    },
  });
  const refused = await table.put(lines);
  watch.stop();
  if (refused) throw asFault(words, refused);
  return { events: events as unknown as Json, turn: turnOf(held) };
}

const PERSON: Sitter = { kind: 'person', name: '' };

export class Matches {
  readonly #held = new Map<string, Held>();
  readonly #tables: Tables;
  #made = 0;

  constructor() {
    this.#tables = new Tables({
      store: fleetingStore(),
      titleOf,
      now: () => Date.now(),
      fresh: () => ({ id: `m${this.#made + 1}`, seed: '', now: Date.now() }),
      announce: () => undefined,
    });
  }

  /** Without a seed every draw waits for the caller. */
  async begin(fields: Fields, position?: { readonly state: Json }): Promise<Answer> {
    const title = titleIn(fields);
    const [rules, { en: words }] = await Promise.all([title.rules(), title.words()]);
    const config = rules.configure(fields.get('config'));
    if (isRefusal(config)) throw asFault(words, config);
    const seed = seedIn(fields);
    const match = await this.#tables.begin({
      title: title.id,
      config,
      sitters: Array.from({ length: config.seats }, () => PERSON),
      ...(seed === undefined ? { byHand: 'draws' } : { seed }),
      ...position,
    });
    if (isRefusal(match)) throw asFault(words, match);
    this.#made += 1;
    const held = { title, rules, words, table: await this.#tables.table(match) };
    this.#held.set(match, held);
    return { match, turn: turnOf(held) };
  }

  in(fields: Fields): Held {
    const match = needText(fields, 'match');
    const held = this.#held.get(match);
    if (!held) throw new Fault('no-such-match', `there is no match '${match.slice(0, 60)}'`);
    return held;
  }

  async close(fields: Fields): Promise<Answer> {
    this.in(fields);
    const closed = needText(fields, 'match');
    this.#held.delete(closed);
    await this.#tables.remove(closed);
    return { closed };
  }
}

function titleIn(fields: Fields): Title {
  const id = needText(fields, 'title');
  const title = titleOf(id);
  if (title) return title;
  const known = TITLES.map((each) => each.id).join(', ');
  throw new Fault('no-such-title', `there is no title '${id.slice(0, 60)}'; there are ${known}`);
}
