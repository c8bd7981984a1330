/** What seats do by themselves when they are asked. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function orders({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [schema.alterTable('match').addColumn('orders', 'text')];
}
