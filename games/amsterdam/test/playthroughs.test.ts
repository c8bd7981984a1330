/**
 * One text for each seat count that shows everything visible at each step, compared with the file.
 * `UPDATE_PLAYTHROUGHS=1` writes the files anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rules } from '@roundhouse/amsterdam/rules';
import { playthrough } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { configOf } from './table.ts';

const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';

describe('playthroughs', () => {
  test.each([
    [2, 'assisted'],
    [3, 'strict'],
    [4, 'assisted'],
  ])('%i seats, memory %s', (seats, memory) => {
    const name = `${seats}-seats-${memory}`;
    const file = new URL(`playthroughs/${name}.txt`, import.meta.url);
    const text = playthrough(rules, configOf({ seats, memory }), name, { width: 240 });
    if (UPDATE) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
