import { expect, test } from 'vitest';
import { parseRecord } from '../../src/index.ts';
import { assertConformance, conformance, type ConformanceError } from '../../testing/index.ts';
import { bugs } from '../sample-game/bugs.ts';
import { redeal } from '../sample-game/redeal.ts';
import { rules } from '../sample-game/rules.ts';
import { subject } from '../sample-game/subject.ts';

class Found extends Error {}

/** Plays on until the check fails or so many matches are over. */
function failureOf(check: string, planted: typeof rules): ConformanceError {
  let found: ConformanceError | undefined;
  const others: string[] = [];
  try {
    assertConformance(
      { rules: planted, redeal },
      {
        seed: 'planted',
        matches: 120,
        failed(error) {
          if (error.check === check) found = error;
          else others.push(error.message.slice(0, 200));
        },
        played() {
          if (found) throw new Found();
        },
      },
    );
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  if (!found) throw new Error(`not found; other checks said:\n${others.join('\n')}`);
  return found;
}

test('the planted faults are many and different', () => {
  expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  expect(bugs.length).toBeGreaterThanOrEqual(60);
});

test('every check that a fault names exists', () => {
  const names = new Set(conformance(subject).map(({ name }) => name));
  expect(bugs.map(({ caughtBy }) => caughtBy).filter((name) => !names.has(name))).toEqual([]);
});

test.each(bugs)('$name: found by "$caughtBy"', ({ caughtBy, plant }) => {
  const error = failureOf(caughtBy, plant(rules));
  expect(error.message).toContain(caughtBy);
  const { record } = error;
  expect(record === '' || parseRecord(record).title === rules.title).toBe(true);
});
