/** Tables online: who is invited, who sits where, and whether the match has begun. */
import type { Pace, Sitter, StoredMatch } from '@roundhouse/table';
import { statement, type Database, type Statement } from './database.ts';
import { matchOf } from './rows.ts';
import type { MatchRow, RoomRow, Schema } from './schema.ts';
import { byLength, template } from './template.ts';

export type RoomSeat =
  /** `for`: kept for somebody who sat with the others before. */
  | { readonly kind: 'open'; readonly for?: { readonly person: string; readonly name: string } }
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  /** `isFree`: it plays until somebody sits down in its place. `for`: it plays on for who has left, and may come back. */
  | (Extract<Sitter, { kind: 'bot' }> & {
      readonly isFree?: true;
      readonly for?: { readonly person: string; readonly name: string };
    });

export interface Room extends Omit<
  RoomRow,
  'config' | 'seats' | 'begun' | 'silent' | 'public' | 'free' | 'pace' | 'pace_kind' | 'rated'
> {
  readonly config: unknown;
  readonly seats: readonly RoomSeat[];
  readonly isBegun: boolean;
  readonly isSilent: boolean;
  /** Anybody finds it and may sit down. */
  readonly isPublic: boolean;
  /** By its result somebody is rated. */
  readonly isRated: boolean;
  /** Null: everybody takes his time. */
  readonly pace: Pace | null;
}

/** A room in a list, with its match once it has begun. */
export interface ListedRoom {
  readonly room: Room;
  readonly match: StoredMatch | undefined;
}

export interface LobbyFilter {
  readonly title?: string;
  /** Only where somebody can sit down. */
  readonly isFree?: boolean;
  readonly phase?: 'open' | 'running' | 'over';
  readonly pace?: RoomRow['pace_kind'];
}

/** A page of somebody's tables that are over. */
export interface FinishedPage {
  readonly title?: string;
  /** It begins after this one; null: with the latest. */
  readonly last: string | null;
  readonly count: number;
}

/** A part of a list. */
export interface Part {
  readonly skip: number;
  readonly count: number;
}

export interface RoomStore {
  create(room: Room): Promise<void>;
  load(id: string): Promise<Room | undefined>;
  /** How many tables of somebody are not over yet. */
  countOpen(owner: string): Promise<number>;
  /** How many bots sit at tables of his that are not over. */
  countBots(owner: string): Promise<number>;
  /** Refused as `taken` unless the one that is there is the one before it. */
  change(room: Room): Promise<void>;
  /** Those where somebody sits, where a seat is kept for him, or that are his. */
  of(person: string): Promise<readonly ListedRoom[]>;
  /** Of those: all that are not over. */
  unfinished(person: string): Promise<readonly ListedRoom[]>;
  /** Of those: some that are over, the latest first. */
  finished(person: string, page: FinishedPage): Promise<readonly ListedRoom[]>;
  /** Of those: how many are over, game by game. */
  countFinished(
    person: string,
  ): Promise<readonly { readonly title: string; readonly count: number }[]>;
  /** Of those where he sits or a seat is kept for him: all that are not over, and what was over since then. */
  current(person: string, since: number): Promise<readonly ListedRoom[]>;
  /** Those that anybody finds, the latest first. */
  lobby(filter: LobbyFilter, part: Part): Promise<readonly ListedRoom[]>;
  /** Private ones too, the latest first. */
  latest(part: Part): Promise<readonly ListedRoom[]>;
  count(): Promise<number>;
  /** The tables of a tournament. */
  ofTournament(tournament: string): Promise<readonly ListedRoom[]>;
}

export function roomStore(database: Database): RoomStore {
  const { build } = database;

  const byId = template((id: string) => build.selectFrom('room').selectAll().where('id', '=', id));

  const added = template(
    (row: RoomRow) => build.insertInto('room').values(row),
    (row) => Object.values(row),
  );
  const changed = template(
    (id: string, row: Omit<RoomRow, 'id'>, before: number) =>
      build.updateTable('room').set(row).where('id', '=', id).where('revision', '=', before),
    (id, row, before) => [...Object.values(row), id, before],
  );
  const unseated = template((id: string) => build.deleteFrom('sitting').where('room', '=', id));
  const sittings = byLength(() =>
    template(
      (rows: readonly Schema['sitting'][]) => build.insertInto('sitting').values(rows),
      (rows) => rows.flatMap((row) => Object.values(row)),
    ),
  );
  const openOf = template(
    (owner: string) =>
      build
        .selectFrom('room')
        .leftJoin('match', 'match.id', 'room.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('room.owner', '=', owner)
        .where(({ or, eb }) => or([eb('match.over', 'is', null), eb('match.over', '=', 0)])),
    (owner) => [owner, 0],
  );

  /** By what has an index, whatever else the house has. */
  const idsOf = (person: string) =>
    build
      .selectFrom('room')
      .select('room.id')
      .where('room.owner', '=', person)
      .union(
        build
          .selectFrom('sitting')
          .select('sitting.room as id')
          .where('sitting.person', '=', person),
      );
  const unfinishedOf = template(
    (person: string) =>
      withMatch()
        .where('room.id', 'in', idsOf(person))
        .where(({ or, eb }) => or([eb('match.over', 'is', null), eb('match.over', '=', 0)])),
    (person) => [person, person, 0],
  );
  const finishedOf = (person: string) =>
    build
      .selectFrom('room')
      .innerJoin('match', 'match.id', 'room.id')
      .where('room.id', 'in', idsOf(person))
      .where('match.over', '=', 1);

  const seated = ({ id, seats }: Room): readonly Statement[] => {
    const rows = seats.flatMap((holder, seat) => {
      const person = personIn(holder);
      return person === undefined ? [] : [{ room: id, seat, person }];
    });
    return [
      statement(unseated(id)),
      ...(rows.length > 0 ? [statement(sittings(rows.length)(rows))] : []),
    ];
  };
  const withMatch = () =>
    build.selectFrom('room').leftJoin('match', 'match.id', 'room.id').selectAll('room');
  const matches = async (rooms: readonly RoomRow[]): Promise<readonly ListedRoom[]> => {
    const begun = rooms.filter((row) => row.begun === 1).map(({ id }) => id);
    const rows =
      begun.length === 0
        ? []
        : await database.read(
            build
              .selectFrom('match')
              .leftJoin('snapshot', 'snapshot.match', 'match.id')
              .selectAll('match')
              .select('snapshot.body')
              .where('match.id', 'in', begun),
          );
    const found = new Map(
      rows.map(({ body, ...row }) => [row.id, matchOf(row as MatchRow, body)] as const),
    );
    return rooms.map((row) => ({ room: roomOf(row), match: found.get(row.id) }));
  };

  return {
    create: (room) => database.write([statement(added(rowOf(room))), ...seated(room)]),
    async load(id) {
      const [row] = await database.read(byId(id));
      return row && roomOf(row);
    },
    async countOpen(owner) {
      const [row] = await database.read(openOf(owner));
      return row?.count ?? 0;
    },
    async change(room) {
      const { id, ...row } = rowOf(room);
      const next = changed(id, row, room.revision - 1);
      await database.write([statement(next, { rows: 1, otherwise: 'taken' }), ...seated(room)]);
    },
    async of(person) {
      const all = build.selectFrom('room').selectAll();
      return matches(await database.read(all.where('id', 'in', idsOf(person))));
    },
    unfinished: async (person) => matches(await database.read(unfinishedOf(person))),
    async finished(person, { title, last, count }) {
      let query = finishedOf(person).selectAll('room');
      if (title !== undefined) query = query.where('room.title', '=', title);
      if (last !== null) {
        const [before] = await database.read(
          finishedOf(person).select('match.touched').where('room.id', '=', last),
        );
        if (!before) return [];
        const { touched } = before;
        query = query.where(({ or, and, eb }) =>
          or([
            eb('match.touched', '<', touched),
            and([eb('match.touched', '=', touched), eb('room.id', '>', last)]),
          ]),
        );
      }
      const inOrder = query.orderBy('match.touched', 'desc').orderBy('room.id');
      return matches(await database.read(inOrder.limit(count)));
    },
    countFinished: (person) =>
      database.read(
        finishedOf(person)
          .select('room.title')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .groupBy('room.title')
          .orderBy('room.title'),
      ),
    async current(person, since) {
      const rows = await database.read(
        withMatch()
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('sitting')
                .select('sitting.seat')
                .whereRef('sitting.room', '=', 'room.id')
                .where('sitting.person', '=', person),
            ),
          )
          .where(({ or, eb }) =>
            or([
              eb('match.over', 'is', null),
              eb('match.over', '=', 0),
              eb('match.touched', '>=', since),
            ]),
          ),
      );
      return matches(rows);
    },
    async countBots(owner) {
      const rows = await database.read(
        build
          .selectFrom('room')
          .leftJoin('match', 'match.id', 'room.id')
          .select('room.seats')
          .where('room.owner', '=', owner)
          .where(({ or, eb }) => or([eb('match.over', 'is', null), eb('match.over', '=', 0)])),
      );
      const seats = rows.flatMap((row) => JSON.parse(row.seats) as Room['seats']);
      return seats.filter(({ kind }) => kind === 'bot').length;
    },
    async latest({ skip, count }) {
      const all = build.selectFrom('room').selectAll();
      const inOrder = all.orderBy('made', 'desc').orderBy('id');
      return matches(await database.read(inOrder.limit(count).offset(skip)));
    },
    async count() {
      const rooms = build.selectFrom('room');
      const [row] = await database.read(
        rooms.select(({ fn }) => fn.countAll<number>().as('count')),
      );
      return row?.count ?? 0;
    },
    ofTournament: async (tournament) =>
      matches(
        await database.read(
          build.selectFrom('room').selectAll().where('tournament', '=', tournament),
        ),
      ),
    async lobby({ title, isFree, phase, pace }, { skip, count }) {
      let query = withMatch().where('room.public', '=', 1);
      if (title !== undefined) query = query.where('room.title', '=', title);
      if (pace !== undefined) query = query.where('room.pace_kind', '=', pace);
      if (isFree) query = query.where('room.free', '>', 0);
      if (phase === 'open') query = query.where('room.begun', '=', 0);
      if (phase === 'running') query = query.where('match.over', '=', 0);
      if (phase === 'over') query = query.where('match.over', '=', 1);
      const inOrder = query.orderBy('room.made', 'desc').orderBy('room.id');
      return matches(await database.read(inOrder.limit(count).offset(skip)));
    },
  };
}

function personIn(holder: RoomSeat): string | undefined {
  return holder.kind === 'person' ? holder.person : holder.for?.person;
}

/** Where anybody who comes can sit down. */
export function isFreeSeat(holder: RoomSeat): boolean {
  return holder.kind === 'open' ? !holder.for : holder.kind === 'bot' && holder.isFree === true;
}

/** Its parts in one order, whoever made the room. */
function rowOf(given: Room): RoomRow {
  const { id, title, owner, invitation, rematch, record, tournament, made, revision } = given;
  const { config, seats, pace } = given;
  return {
    id,
    title,
    owner,
    invitation,
    rematch,
    record,
    tournament,
    made,
    revision,
    config: JSON.stringify(config),
    seats: JSON.stringify(seats),
    begun: given.isBegun ? 1 : 0,
    silent: given.isSilent ? 1 : 0,
    public: given.isPublic ? 1 : 0,
    rated: given.isRated ? 1 : 0,
    free: seats.filter(isFreeSeat).length,
    pace: pace && JSON.stringify(pace),
    pace_kind: pace?.kind ?? 'none',
  };
}

function roomOf(found: RoomRow): Room {
  const { begun, silent, public: isPublic, free: _, config, seats, pace, ...rest } = found;
  const { pace_kind: __, rated, ...row } = rest;
  return {
    ...row,
    config: JSON.parse(config) as unknown,
    seats: JSON.parse(seats) as Room['seats'],
    isBegun: begun === 1,
    isSilent: silent === 1,
    isPublic: isPublic === 1,
    isRated: rated === 1,
    pace: pace === null ? null : (JSON.parse(pace) as Pace),
  };
}
