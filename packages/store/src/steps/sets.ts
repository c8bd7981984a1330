/** Boxes that are kept under a name, each version of them, and what is reported of them. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function sets({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('box_set')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('owner', 'text', (owner) => owner.notNull().references('person.id'))
      .addColumn('key', 'text', (key) => key.notNull())
      .addColumn('title', 'text', (title) => title.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('licence', 'text')
      .addColumn('public', 'integer', (isPublic) => isPublic.notNull())
      .addColumn('taken', 'bigint')
      .addColumn('version', 'integer', (version) => version.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('changed', 'bigint', (changed) => changed.notNull())
      .addUniqueConstraint('box_set_by_key', ['owner', 'key']),
    schema.createIndex('box_set_by_time').on('box_set').columns(['public', 'changed']),
    schema
      .createTable('box_version')
      .addColumn('box_set', 'text', (set) =>
        set.notNull().references('box_set.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (version) => version.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('fingerprint', 'text', (fingerprint) => fingerprint.notNull())
      .addColumn('bytes', 'integer', (bytes) => bytes.notNull())
      .addColumn('body', 'text', (body) => body.notNull())
      .addPrimaryKeyConstraint('box_version_pk', ['box_set', 'version']),
    schema
      .createTable('set_report')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('box_set', 'text', (set) =>
        set.notNull().references('box_set.id').onDelete('cascade'),
      )
      .addColumn('reporter', 'text', (reporter) =>
        reporter.references('person.id').onDelete('set null'),
      )
      .addColumn('reason', 'text', (reason) => reason.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('settled', 'bigint')
      .addUniqueConstraint('set_report_once', ['box_set', 'reporter']),
  ];
}
