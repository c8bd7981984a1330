import { readFileSync, writeFileSync } from 'node:fs';
import { isRefusal, parseRecord, replay } from '@roundhouse/engine';
import { playthrough } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('a match plays as the kept playthrough says', () => {
  const file = new URL('playthroughs/3-seats.txt', import.meta.url);
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const text = playthrough(rules, config, 'three');
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('a finished match replays to its result', () => {
  const record = parseRecord(
    readFileSync(new URL('fixtures/two-seats.rec', import.meta.url), 'utf8'),
  );
  expect(rules.outcome(replay(rules, record).state)).toEqual(record.result);
});
