/** Where somebody wants to be told things, and how. */
import { statement, type Database } from './database.ts';
import type { ChannelRow, TelegramWishRow } from './schema.ts';

export type Channel = ChannelRow;
export type TelegramWish = Omit<TelegramWishRow, 'person'>;

export interface ChannelStore {
  /** In the order in which they were made. */
  of(person: string): Promise<readonly Channel[]>;
  /** Another one of the same kind and target is replaced. */
  add(channel: Channel): Promise<void>;
  confirm(id: string, person: string, now: number): Promise<void>;
  /** Refused as `missing` where it is not his. */
  remove(id: string, person: string): Promise<void>;
  /** By the secret that stands in a letter. */
  leave(secret: string): Promise<void>;
  setTrouble(id: string, trouble: string | null): Promise<void>;
  wish(person: string): Promise<TelegramWish | undefined>;
  setWish(person: string, wish: TelegramWish): Promise<void>;
  /** Those at these tables who are to be told things at all. */
  personsAt(rooms: readonly string[]): Promise<readonly string[]>;
  /** What a guest had becomes another's. */
  bring(from: string, to: string): Promise<void>;
}

export function channelStore(database: Database): ChannelStore {
  const { build } = database;
  const one = { rows: 1, otherwise: 'missing' } as const;
  return {
    of: (person) =>
      database.read(
        build
          .selectFrom('channel')
          .selectAll()
          .where('person', '=', person)
          .orderBy('made')
          .orderBy('id'),
      ),
    add: (channel) =>
      database.write([
        statement(
          build
            .deleteFrom('channel')
            .where('person', '=', channel.person)
            .where('kind', '=', channel.kind)
            .where('target', '=', channel.target),
        ),
        statement(build.insertInto('channel').values(channel)),
      ]),
    confirm: (id, person, now) =>
      database.write([
        statement(
          build
            .updateTable('channel')
            .set({ confirmed: now })
            .where('id', '=', id)
            .where('person', '=', person),
          one,
        ),
      ]),
    remove: (id, person) =>
      database.write([
        statement(
          build.deleteFrom('channel').where('id', '=', id).where('person', '=', person),
          one,
        ),
      ]),
    leave: (secret) =>
      database.write([statement(build.deleteFrom('channel').where('leave', '=', secret), one)]),
    setTrouble: (id, trouble) =>
      database.write([
        statement(build.updateTable('channel').set({ trouble }).where('id', '=', id)),
      ]),
    async wish(person) {
      const [row] = await database.read(
        build.selectFrom('telegram_wish').selectAll().where('person', '=', person),
      );
      if (!row) return undefined;
      const { person: _, ...wish } = row;
      return wish;
    },
    setWish: (person, wish) =>
      database.write([
        statement(
          build
            .insertInto('telegram_wish')
            .values({ person, ...wish })
            .onConflict((there) => there.column('person').doUpdateSet(wish)),
        ),
      ]),
    async personsAt(rooms) {
      if (rooms.length === 0) return [];
      const rows = await database.read(
        build
          .selectFrom('sitting')
          .innerJoin('channel', 'channel.person', 'sitting.person')
          .select('sitting.person')
          .distinct()
          .where('sitting.room', 'in', rooms)
          .where('channel.confirmed', 'is not', null),
      );
      return rows.map(({ person }) => person);
    },
    bring: (from, to) =>
      database.write([
        statement(build.updateTable('telegram').set({ person: to }).where('person', '=', from)),
        statement(build.updateTable('channel').set({ person: to }).where('person', '=', from)),
      ]),
  };
}
