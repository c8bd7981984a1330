/**
 * One text for each seat count that shows everything visible at each step, compared with the file.
 * `UPDATE_PLAYTHROUGHS=1` writes the files anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { playthrough } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { configOf } from './table.ts';

const UPDATE = process.env['UPDATE_PLAYTHROUGHS'] === '1';

describe('playthroughs', () => {
  test.each([
    [3, 'usa'],
    [4, 'usa'],
    [5, 'usa'],
    [6, 'usa'],
    [4, 'tutorial'],
  ])('%i seats, %s', (seats, map) => {
    const name = `${seats}-seats-${map}`;
    const file = new URL(`playthroughs/${name}.txt`, import.meta.url);
    const text = playthrough(rules, configOf({ seats, map }), name, { width: 200 });
    if (UPDATE) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
