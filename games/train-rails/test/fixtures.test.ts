/** Whole matches as files: each is replayed, line by line, to its result. */
import { readdirSync, readFileSync } from 'node:fs';
import { drawFaults, recordFaults } from '@roundhouse/engine/testing';
import { rules } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe('recorded matches', () => {
  test('there are ten of them', () => {
    expect(files).toHaveLength(10);
  });

  test.each(files)('%s ends as it says', (file) => {
    expect(recordFaults(rules, textOf(file))).toEqual([]);
  });

  test.each(files.filter((file) => !file.startsWith('by-hand')))('%s was drawn fairly', (file) => {
    expect(drawFaults(rules, textOf(file))).toEqual([]);
  });
});
