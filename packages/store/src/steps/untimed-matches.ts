/** Nobody asks for matches in the order of their last move, and every move wrote that order anew. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function untimedMatches({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [schema.dropIndex('match_by_time').ifExists()];
}
