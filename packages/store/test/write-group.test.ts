/** Writes that are committed together: what is refused of one is no other's business. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Statement } from '../src/database.ts';
import { WriteGroup } from '../src/sqlite/write-group.ts';

const put = (id: number): Statement => ({
  sql: 'insert into kept values (?)',
  parameters: [id],
});
/** There is no such row. */
const late: Statement = {
  sql: 'update kept set id = id where id = ?',
  parameters: [99],
  mustChange: { rows: 1, otherwise: 'taken' },
};

test('each is there whole or not at all, and none is missing for another’s sake', () => {
  const connection = new DatabaseSync(':memory:');
  connection.exec('create table kept (id integer primary key)');
  const group = new WriteGroup(connection);
  const answers = group.commit([[put(1)], [put(2), late], [put(3), put(4)], [put(5), put(3)]]);
  expect(answers.map((answer) => answer?.problem)).toEqual([
    undefined,
    'taken',
    undefined,
    'taken',
  ]);
  const ids = connection.prepare('select id from kept order by id').all();
  expect(ids.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(group.commit([[put(6)]])).toEqual([undefined]);
  connection.close();
});
