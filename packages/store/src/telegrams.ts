/** What somebody was told, by which channel: written before it is sent, so that nobody sends it twice. */
import { isDone } from '@roundhouse/table/match-store';
import { statement, type Database, type Statement } from './database.ts';
import type { TelegramRow } from './schema.ts';

export type Telegram = TelegramRow;

export interface TelegramStore {
  /** What he was told, or is to be told, of that. */
  told(person: string, abouts: readonly string[]): Promise<readonly Telegram[]>;
  /** How much was sent there since then. */
  count(channel: string, from: number): Promise<number>;
  /** The last line of a match, and whether one of the seats has done anything there. */
  trace(
    match: string,
    lines: number,
    seats: readonly number[],
  ): Promise<{ readonly last: string; readonly hasActed: boolean }>;
  /** Whether they are this caller's to send: all of them or none, and nobody's a second time. */
  claim(telegrams: readonly Telegram[]): Promise<boolean>;
  /** Takes one up again that has failed for sure; of several who try, one gets it. */
  claimAgain(telegram: Telegram): Promise<boolean>;
  settle(
    channel: string,
    abouts: readonly string[],
    state: TelegramRow['state'],
    again: number,
  ): Promise<void>;
  /** What is so old that nobody is told of it any more. */
  forget(person: string, before: number): Promise<void>;
}

export function telegramStore(database: Database): TelegramStore {
  const { build } = database;
  /** False: another node was first; or the channel is gone. */
  const isWritten = (statements: readonly Statement[]): Promise<boolean> =>
    isDone(database.write(statements), 'taken', 'missing');
  return {
    async told(person, abouts) {
      if (abouts.length === 0) return [];
      return database.read(
        build
          .selectFrom('telegram')
          .selectAll()
          .where('person', '=', person)
          .where('about', 'in', abouts),
      );
    },
    async count(channel, from) {
      const [row] = await database.read(
        build
          .selectFrom('telegram')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('channel', '=', channel)
          .where('made', '>', from),
      );
      return row?.count ?? 0;
    },
    async trace(match, lines, seats) {
      const of = build.selectFrom('line').where('match', '=', match);
      const [last] = await database.read(of.select('text').where('seq', '=', lines));
      const acted = await database.read(of.select('seq').where('by', 'in', seats).limit(1));
      return { last: last?.text ?? '', hasActed: acted.length > 0 };
    },
    claim: (telegrams) =>
      isWritten(
        telegrams.map((telegram) => statement(build.insertInto('telegram').values(telegram))),
      ),
    claimAgain: ({ channel, about, tries }) =>
      isWritten([
        statement(
          build
            .updateTable('telegram')
            .set({ state: 'sending', tries: tries + 1 })
            .where('channel', '=', channel)
            .where('about', '=', about)
            .where('state', '=', 'waiting')
            .where('tries', '=', tries),
          { rows: 1, otherwise: 'taken' },
        ),
      ]),
    settle: (channel, abouts, state, again) =>
      database.write([
        statement(
          build
            .updateTable('telegram')
            .set({ state, again })
            .where('channel', '=', channel)
            .where('about', 'in', abouts),
        ),
      ]),
    forget: (person, before) =>
      database.write([
        statement(
          build.deleteFrom('telegram').where('person', '=', person).where('made', '<', before),
        ),
      ]),
  };
}
