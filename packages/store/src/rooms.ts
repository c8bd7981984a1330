/** Tables online: who is invited, who sits where, and whether the match has begun. */
import type { Sitter } from '@roundhouse/table';
import { statement, type Database, type Statement } from './database.ts';
import type { RoomRow } from './schema.ts';
import { template } from './template.ts';

export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly name: string }
  | Extract<Sitter, { kind: 'bot' }>;

export interface Room extends Omit<RoomRow, 'config' | 'seats' | 'begun' | 'silent'> {
  readonly config: unknown;
  readonly seats: readonly RoomSeat[];
  readonly isBegun: boolean;
  readonly isSilent: boolean;
}

/** A room in a list, with what its match says once it has begun. */
export interface ListedRoom {
  readonly room: Room;
  readonly touched: number;
  readonly owing: readonly number[];
  readonly isOver: boolean;
}

export interface RoomStore {
  create(room: Room): Promise<void>;
  load(id: string): Promise<Room | undefined>;
  /** Refused as `taken` unless the one that is there is the one before it. */
  change(room: Room): Promise<void>;
  /** Those where somebody sits or that are his. */
  of(person: string): Promise<readonly ListedRoom[]>;
}

export function roomStore(database: Database): RoomStore {
  const { build } = database;

  const byId = template((id: string) => build.selectFrom('room').selectAll().where('id', '=', id));

  const seated = ({ id, seats }: Room): readonly Statement[] => {
    const rows = seats.flatMap((holder, seat) =>
      holder.kind === 'person' ? [{ room: id, seat, person: holder.person }] : [],
    );
    return [
      statement(build.deleteFrom('sitting').where('room', '=', id)),
      ...(rows.length > 0 ? [statement(build.insertInto('sitting').values(rows))] : []),
    ];
  };

  return {
    create: (room) =>
      database.write([statement(build.insertInto('room').values(rowOf(room))), ...seated(room)]),
    async load(id) {
      const [row] = await database.read(byId(id));
      return row && roomOf(row);
    },
    async change(room) {
      const { id, ...row } = rowOf(room);
      const changed = build
        .updateTable('room')
        .set(row)
        .where('id', '=', id)
        .where('revision', '=', room.revision - 1);
      await database.write([statement(changed, { rows: 1, otherwise: 'taken' }), ...seated(room)]);
    },
    async of(person) {
      const rows = await database.read(
        build
          .selectFrom('room')
          .leftJoin('match', 'match.id', 'room.id')
          .selectAll('room')
          .select(['match.touched', 'match.owing', 'match.over'])
          .where(({ or, eb, exists, selectFrom }) =>
            or([
              eb('room.owner', '=', person),
              exists(
                selectFrom('sitting')
                  .select('sitting.seat')
                  .whereRef('sitting.room', '=', 'room.id')
                  .where('sitting.person', '=', person),
              ),
            ]),
          ),
      );
      return rows
        .map(({ touched, owing, over, ...row }) => ({
          room: roomOf(row),
          touched: touched ?? row.made,
          owing: JSON.parse(owing ?? '[]') as readonly number[],
          isOver: over === 1,
        }))
        .toSorted((a, b) => b.touched - a.touched);
    },
  };
}

function rowOf({ isBegun, isSilent, config, seats, ...room }: Room): RoomRow {
  return {
    ...room,
    config: JSON.stringify(config),
    seats: JSON.stringify(seats),
    begun: isBegun ? 1 : 0,
    silent: isSilent ? 1 : 0,
  };
}

function roomOf({ begun, silent, config, seats, ...row }: RoomRow): Room {
  return {
    ...row,
    config: JSON.parse(config) as unknown,
    seats: JSON.parse(seats) as Room['seats'],
    isBegun: begun === 1,
    isSilent: silent === 1,
  };
}
