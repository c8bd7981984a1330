/** The end screen tells the scores piece by piece, from recorded matches (AM-6). */
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { finalsOf, reckoningOf, scoreAfter } from '../ui/board/ending/reckoning.ts';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));

test.each(files)('%s: nothing told is the routes, everything told is the result', (file) => {
  const { record, places } = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  const match = replay(rules, record, places);
  const finals = finalsOf(rules.view(match.state, null));
  const reckoning = reckoningOf(finals);
  expect(finals.map((final) => scoreAfter(final, []))).toEqual(finals.map(({ routes }) => routes));
  expect(finals.map((final) => scoreAfter(final, reckoning))).toEqual(record.result?.scores);
  const contracts = finals.reduce((sum, { contracts: held }) => sum + held.length, 0);
  expect(reckoning.filter(({ kind }) => kind === 'contract')).toHaveLength(contracts);
  expect(reckoning.findIndex(({ kind }) => kind === 'bonus')).not.toBe(0);
});
