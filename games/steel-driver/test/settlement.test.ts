/** The end screen's settlement, from recorded matches (SD-7.5). */
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { settlementOf } from '../ui/board/ending/settlement.ts';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));

test.each(files)('%s: cash before the settlement and what shares paid make the result', (file) => {
  const { record, places } = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  let before: readonly number[] = [];
  const match = replay(rules, record, places, (_, { state }) => {
    if (state.phase === 'goods') before = [...state.cash];
  });
  const { seats } = settlementOf(rules.view(match.state, null));
  expect(seats.map(({ cash }) => cash)).toEqual(before);
  expect(seats.map(({ total }) => total)).toEqual(record.result?.scores);
});
