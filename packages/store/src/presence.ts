/** Who is connected to which table, node by node. A node that no longer renews its lease has nobody there. */
import { statement, type Database } from './database.ts';

/** Somebody with a stream. */
export interface Visit {
  /** Undefined: nobody who has a name here. */
  readonly person?: { readonly id: string; readonly name: string };
  /** A screen in the middle of a table. */
  readonly isScreen?: true;
}

export interface PresenceStore {
  /** This node is up until then; those whose time is over are gone, with all who were there. */
  renew(node: string, until: number, now: number): Promise<void>;
  /** Other nodes that are up. */
  others(node: string, now: number): Promise<readonly string[]>;
  /** Who is at these tables on this node now. */
  put(node: string, rooms: ReadonlyMap<string, readonly Visit[]>): Promise<void>;
  /** Who is at these tables on other nodes. */
  elsewhere(
    node: string,
    rooms: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, readonly Visit[]>>;
  end(node: string): Promise<void>;
}

/** PostgreSQL takes 65,535 values at most. */
const MOST_ROOMS = 1_000;

export function presenceStore(database: Database): PresenceStore {
  const { build } = database;
  return {
    renew: (node, until, now) =>
      database.write([
        statement(
          build
            .deleteFrom('node')
            // A lease that is longer than anybody's is from before the clock was set back.
            .where(({ or, eb }) =>
              or([eb('until', '<=', now), eb('until', '>', until + until - now)]),
            )
            .where('id', '!=', node),
        ),
        statement(
          build
            .insertInto('node')
            .values({ id: node, until })
            .onConflict((there) => there.column('id').doUpdateSet({ until })),
        ),
      ]),
    async others(node, now) {
      const rows = await database.read(
        build.selectFrom('node').select('id').where('until', '>', now).where('id', '!=', node),
      );
      return rows.map(({ id }) => id);
    },
    async put(node, rooms) {
      const rows = [...rooms].flatMap(([room, visits]) =>
        visits.length === 0 ? [] : [{ node, room, visits: JSON.stringify(visits) }],
      );
      await database.write([
        statement(
          build
            .deleteFrom('presence')
            .where('node', '=', node)
            .where('room', 'in', [...rooms.keys()]),
        ),
        ...(rows.length > 0 ? [statement(build.insertInto('presence').values(rows))] : []),
      ]);
    },
    async elsewhere(node, rooms, now) {
      const found = new Map<string, Visit[]>();
      for (let at = 0; at < rooms.length; at += MOST_ROOMS) {
        const rows = await database.read(
          build
            .selectFrom('presence')
            .innerJoin('node', 'node.id', 'presence.node')
            .select(['presence.room', 'presence.visits'])
            .where('node.until', '>', now)
            .where('node.id', '!=', node)
            .where('presence.room', 'in', rooms.slice(at, at + MOST_ROOMS))
            .orderBy('node.id'),
        );
        for (const { room, visits } of rows) {
          const others = JSON.parse(visits) as readonly Visit[];
          found.set(room, [...(found.get(room) ?? []), ...others]);
        }
      }
      return found;
    },
    end: (node) => database.write([statement(build.deleteFrom('node').where('id', '=', node))]),
  };
}
