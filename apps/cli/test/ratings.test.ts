/** Counting all rated games anew gives the ladders that stand; one that was tampered with is found. */
import { join } from 'node:path';
import { matchStore, openSqlite, ratingStore } from '@roundhouse/store';
import type { KeptMatch } from '@roundhouse/table';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { roundhouse, scratch } from './run.ts';

function finished(id: string, places: readonly number[]): KeptMatch {
  const stakes = { isRated: true, players: ['a'.repeat(16), 'bot-easy'] };
  return {
    match: {
      id,
      title: 'amsterdam',
      rules: 1,
      name: id,
      config: { seats: 2 },
      sitters: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', name: 'B', level: 'easy' },
      ],
      begun: 1,
      touched: 2,
      lines: 0,
      revision: 1,
      owing: [],
      isOver: true,
      snapshot: { after: 0, rules: 1, state: {}, draws: {}, owed: [] },
      stakes,
      places,
    },
    seed: 'ab'.repeat(32),
    lines: [],
  };
}

test('three games counted anew; then a rating that no result gives', async () => {
  const data = join(scratch(), 'data');
  const file = join(data, 'roundhouse.db');
  const database = await openSqlite(file);
  for (const [at, places] of [
    [1, 2],
    [2, 1],
    [1, 1],
  ].entries()) {
    const { match, ...kept } = finished(`match${at}`.padEnd(16, '0'), places);
    const { places: came, ...running } = match;
    await matchStore(database).create({
      ...kept,
      match: { ...running, revision: 0, isOver: false },
    });
    await matchStore(database).append({ ...running, isOver: true, places: came ?? [] }, []);
    await ratingStore(database).count(match.id);
  }
  await database.close();
  const right = await roundhouse(['ratings', '--data', data]);
  expect(right.stdout).toContain('amsterdam: 3 games, 2 players, 0 wrong');
  expect(right.code).toBe(0);
  const tampered = new DatabaseSync(file);
  tampered.exec("update rating set mean = mean + 1 where player = 'bot-easy'");
  tampered.close();
  const wrong = await roundhouse(['ratings', '--data', data]);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('amsterdam, bot-easy:');
});
