/** Whole matches as files: each is replayed, line by line, to its result. */
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay, verify } from '@roundhouse/engine';
import { rules } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));

describe('recorded matches', () => {
  test('there are ten of them', () => {
    expect(files).toHaveLength(10);
  });

  test.each(files)('%s ends as it says', (file) => {
    const { record, places } = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    const match = replay(rules, record, places, (_, { state }) => rules.assertSound?.(state));
    expect(rules.turn(match.state)).toEqual({ kind: 'over' });
    expect(rules.outcome(match.state)).toEqual(record.result);
    expect(match.lines.length).toBeLessThanOrEqual(rules.meta.maxLines);
  });

  test.each(files.filter((file) => !file.startsWith('by-hand')))('%s was drawn fairly', (file) => {
    const { record, places } = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    const draws = record.lines.filter(({ kind }) => kind === 'chance').length;
    expect(verify(rules, record, places).draws).toBe(draws);
  });
});
