/**
 * The compiler keeps real states away from bots. These lines are checked by the type check: where a
 * real state did compile, the expectation of an error would be one.
 */
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { netJudge } from '../src/levels.ts';
import { playOn, type Judge } from '../src/playout.ts';
import { cloneImagined } from '../src/search.ts';
import { newNet } from '../src/train/fit.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const real = poured([10, 10], [4, 0]);
const into = new Float32Array(brain.features);
const judge: Judge<Brim> = netJudge(brain, newNet([brain.features, 4, 2], seededRng('net')));
const horizon = { plies: 1, slips: 0 };

test('a real state does not compile where an imagined one is wanted', () => {
  const refused = [
    // @ts-expect-error a real state
    () => brain.describe(real, 0, into),
    // @ts-expect-error a real state
    () => brain.isQuiet(real),
    // @ts-expect-error a real state
    () => judge(real, 0),
    // @ts-expect-error a real state
    () => cloneImagined(brain, real),
    // @ts-expect-error a real state
    () => playOn(brain, judge, real, 0, horizon, seededRng('x')),
    // @ts-expect-error a copy of a real state
    () => judge(rules.clone(real), 0),
  ];
  expect(refused).toHaveLength(6);
});

test('a state imagined from a view does', () => {
  const imagined = rules.determinize(rules.view(real, 0), 0, seededRng('world'));
  const copy = cloneImagined(brain, imagined);
  expect(copy).toEqual(imagined);
  expect(copy).not.toBe(imagined);
  expect(brain.isQuiet(copy)).toBe(true);
  expect(playOn(brain, judge, copy, 0, horizon, seededRng('x'))).toBeGreaterThan(0);
});
