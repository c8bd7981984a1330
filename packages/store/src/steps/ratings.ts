/** Results that count beyond their table, what they made of whom, and which tables they come from. */
import { sql, type Compilable, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function ratings(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema.alterTable('match').addColumn('stakes', 'text'),
    schema.alterTable('match').addColumn('places', 'text'),
    schema
      .alterTable('room')
      .addColumn('rated', 'integer', (rated) => rated.notNull().defaultTo(0)),
    schema.alterTable('room').addColumn('tournament', 'text'),
    schema
      .createTable('result')
      .addColumn('match', 'text', (match) =>
        match.primaryKey().references('match.id').onDelete('cascade'),
      )
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('players', 'text', (players) => players.notNull())
      .addColumn('places', 'text', (places) => places.notNull())
      .addColumn('rated', 'integer', (rated) => rated.notNull())
      .addColumn('number', 'integer'),
    // Two nodes that count at once take the same number, and one of them is refused.
    schema
      .createIndex('result_by_number')
      .unique()
      .on('result')
      .columns(['title', 'number'])
      .where(sql.ref('number'), 'is not', null),
    schema
      .createTable('rating')
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('player', 'text', (player) => player.notNull())
      .addColumn('mean', 'integer', (mean) => mean.notNull())
      .addColumn('deviation', 'integer', (deviation) => deviation.notNull())
      .addColumn('games', 'integer', (games) => games.notNull())
      .addPrimaryKeyConstraint('rating_pk', ['title', 'player']),
    schema.createIndex('rating_by_mean').on('rating').columns(['title', 'mean']),
    schema
      .createTable('rated_game')
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('number', 'integer', (number) => number.notNull())
      .addColumn('seat', 'integer', (seat) => seat.notNull())
      .addColumn('player', 'text', (player) => player.notNull())
      .addColumn('match', 'text', (match) => match.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('place', 'integer', (place) => place.notNull())
      .addColumn('tied', 'integer', (tied) => tied.notNull())
      .addColumn('seats', 'integer', (seats) => seats.notNull())
      .addColumn('mean', 'integer', (mean) => mean.notNull())
      .addColumn('deviation', 'integer', (deviation) => deviation.notNull())
      .addPrimaryKeyConstraint('rated_game_pk', ['title', 'number', 'seat']),
    schema.createIndex('rated_game_by_player').on('rated_game').columns(['player', 'title']),
  ];
}
