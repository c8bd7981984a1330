/**
 * One text for each seat count that shows everything visible at each step, compared with the file.
 * `UPDATE_PLAYTHROUGHS=1` writes the files anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { playthrough } from '@roundhouse/engine/testing';
import { rules } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { playedBy } from './played-by.ts';
import { configOf } from './table.ts';

const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';

describe('playthroughs', () => {
  test.each([2, 3, 4])('%i seats', (seats) => {
    const name = `${seats}-seats`;
    const file = new URL(`playthroughs/${name}.txt`, import.meta.url);
    const text = playthrough(rules, configOf({ seats }), name, {
      width: 160,
      choose: playedBy('normal', name),
    });
    if (UPDATE) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
