/** A disk that is full, and a file that somebody else holds: nothing is said to be kept, and it goes on afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDurable } from '../src/sqlite/pragmas.ts';
import { WriteGroup } from '../src/sqlite/write-group.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-full-'));
let connection: DatabaseSync;
let group: WriteGroup;

beforeAll(() => {
  connection = new DatabaseSync(join(folder, 'full.db'));
  makeDurable(connection);
  connection.exec('create table kept (id integer primary key, body text)');
  group = new WriteGroup(connection);
});
afterAll(() => {
  connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const writing = (id: number, bytes: number) => [
  { sql: 'insert into kept values (?, ?)', parameters: [id, 'x'.repeat(bytes)] },
];
const kept = () =>
  connection
    .prepare('select id from kept order by id')
    .all()
    .map(({ id }) => Number(id));

test('a full disk refuses whoever it has no room for, and says so', () => {
  expect(group.commit([writing(1, 10)])).toEqual([undefined]);
  const { page_count: pages } = connection.prepare('pragma page_count').get() ?? {};
  connection.exec(`pragma max_page_count = ${Number(pages) + 2}`);
  const answers = group.commit([writing(2, 10), writing(3, 200_000), writing(4, 10)]);
  expect(answers[1]).toMatchObject({ problem: 'full' });
  // Whoever was told nothing bad is there, and nobody else is.
  const said = [2, 3, 4].filter((_, index) => answers[index] === undefined);
  expect(kept()).toEqual([1, ...said]);
  connection.exec('pragma max_page_count = 100000');
  expect(group.commit([writing(5, 200_000)])).toEqual([undefined]);
  expect(kept()).toEqual([1, ...said, 5]);
});

test('a file that somebody else writes to is unavailable, not unknown', () => {
  connection.exec('pragma busy_timeout = 20');
  const other = new DatabaseSync(join(folder, 'full.db'));
  other.exec('begin immediate');
  const before = kept();
  expect(group.commit([writing(6, 10)])).toMatchObject([{ problem: 'unavailable' }]);
  expect(kept()).toEqual(before);
  other.exec('rollback');
  other.close();
  expect(group.commit([writing(6, 10)])).toEqual([undefined]);
  expect(kept()).toEqual([...before, 6]);
});
