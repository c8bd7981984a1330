/** How the tables came to be, step by step. What has been released is never changed: a new step follows. */
import { sql, type Compilable, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { accounts } from './steps/accounts.ts';
import { bans } from './steps/bans.ts';
import { housekeeping } from './steps/housekeeping.ts';
import { lobby } from './steps/lobby.ts';
import { orders } from './steps/orders.ts';
import { paces } from './steps/paces.ts';
import { presence } from './steps/presence.ts';
import { ratings } from './steps/ratings.ts';
import { records } from './steps/records.ts';
import { reviews } from './steps/reviews.ts';
import { renamings } from './steps/renamings.ts';
import { sets } from './steps/sets.ts';
import { talking } from './steps/talking.ts';
import { tournaments } from './steps/tournaments.ts';
import { untimedMatches } from './steps/untimed-matches.ts';
import { upkeep } from './steps/upkeep.ts';
import { telegrams } from './steps/telegrams.ts';

export interface SchemaStep {
  readonly version: number;
  statements(build: Kysely<Schema>): readonly Compilable[];
}

export const SCHEMA_STEPS: readonly SchemaStep[] = [
  { version: 1, statements: matches },
  { version: 2, statements: rooms },
  { version: 3, statements: revisions },
  { version: 4, statements: talking },
  { version: 5, statements: lobby },
  { version: 6, statements: accounts },
  { version: 7, statements: records },
  { version: 8, statements: presence },
  { version: 9, statements: bans },
  { version: 10, statements: paces },
  { version: 11, statements: orders },
  { version: 12, statements: ratings },
  { version: 13, statements: reviews },
  { version: 14, statements: telegrams },
  { version: 15, statements: upkeep },
  { version: 16, statements: renamings },
  { version: 17, statements: tournaments },
  { version: 18, statements: untimedMatches },
  { version: 19, statements: sets },
  { version: 20, statements: housekeeping },
];

/** A match, its seed apart from it, its latest position, and its lines, which are only ever added. */
function matches(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema
      .createTable('match')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('rules', 'integer', (rules) => rules.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('config', 'text', (config) => config.notNull())
      .addColumn('sitters', 'text', (sitters) => sitters.notNull())
      .addColumn('commitment', 'text')
      .addColumn('salts', 'text')
      .addColumn('gathering', 'text')
      .addColumn('turn_ms', 'bigint')
      .addColumn('by_hand', 'text')
      .addColumn('begun', 'bigint', (begun) => begun.notNull())
      .addColumn('touched', 'bigint', (touched) => touched.notNull())
      .addColumn('lines', 'integer', (lines) => lines.notNull())
      .addColumn('owing', 'text', (owing) => owing.notNull())
      .addColumn('over', 'integer', (over) => over.notNull())
      .addColumn('broken', 'integer', (broken) => broken.notNull()),
    schema.createIndex('match_by_time').on('match').columns(['touched', 'id']),
    schema
      .createTable('seed')
      .addColumn('match', 'text', (match) =>
        match.primaryKey().references('match.id').onDelete('cascade'),
      )
      .addColumn('seed', 'text', (seed) => seed.notNull()),
    schema
      .createTable('snapshot')
      .addColumn('match', 'text', (match) =>
        match.primaryKey().references('match.id').onDelete('cascade'),
      )
      .addColumn('body', 'text', (body) => body.notNull()),
    schema
      .createTable('line')
      .addColumn('match', 'text', (match) =>
        match.notNull().references('match.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (seq) => seq.notNull())
      .addColumn('text', 'text', (text) => text.notNull())
      .addColumn('key', 'text')
      .addColumn('at', 'bigint')
      .addColumn('by', 'integer')
      .addColumn('events', 'text')
      .addColumn('state', 'text')
      .addPrimaryKeyConstraint('line_pk', ['match', 'seq']),
    schema
      .createIndex('line_by_key')
      .unique()
      .on('line')
      .columns(['match', 'key'])
      .where(sql.ref('key'), 'is not', null),
  ];
}

/** People, the devices they come from, and the tables they sit at. */
function rooms(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema
      .createTable('person')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull()),
    schema
      .createTable('session')
      .addColumn('hash', 'text', (hash) => hash.primaryKey())
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      )
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('used', 'bigint', (used) => used.notNull()),
    schema.createIndex('session_by_person').on('session').column('person'),
    schema
      .createTable('room')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('config', 'text', (config) => config.notNull())
      .addColumn('owner', 'text', (owner) => owner.notNull().references('person.id'))
      .addColumn('seats', 'text', (seats) => seats.notNull())
      .addColumn('invitation', 'text', (invitation) => invitation.notNull())
      .addColumn('begun', 'integer', (begun) => begun.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('revision', 'integer', (revision) => revision.notNull()),
    schema.createIndex('room_by_owner').on('room').column('owner'),
    schema
      .createTable('sitting')
      .addColumn('room', 'text', (room) => room.notNull().references('room.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (seat) => seat.notNull())
      .addColumn('person', 'text', (person) => person.notNull().references('person.id'))
      .addPrimaryKeyConstraint('sitting_pk', ['room', 'seat']),
    schema.createIndex('sitting_by_person').on('sitting').column('person'),
  ];
}

/** Before that, only lines were counted: what changes without one could be overwritten from another node. */
function revisions({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .alterTable('match')
      .addColumn('revision', 'integer', (revision) => revision.notNull().defaultTo(0)),
  ];
}
