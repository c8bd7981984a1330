/** Whose a thing is, so that somebody who has nothing left is found, and goes, without looking through everybody's. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function housekeeping({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema.createIndex('talk_by_person').on('talk').column('person'),
    schema.createIndex('seen_by_person').on('seen').column('person'),
    schema.createIndex('note_by_person').on('note').column('person'),
    schema.createIndex('muted_by_person').on('muted').column('person'),
    schema.createIndex('report_by_reporter').on('report').column('reporter'),
    schema.createIndex('set_report_by_reporter').on('set_report').column('reporter'),
    schema.createIndex('session_by_use').on('session').column('used'),
  ];
}
