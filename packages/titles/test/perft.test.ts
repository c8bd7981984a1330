/**
 * The number of ways that lead on from positions of random matches with fixed seeds: `line` lines into
 * the match of so many seats, all that can happen in `depth` more. Whoever changes what is legal, what
 * an action does or what may be drawn moves at least one of them.
 */
import { isRefusal, seededRng } from '@roundhouse/engine';
import { perft, randomMatch } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { TITLES, titleOf, type AnyGame } from '../src/index.ts';

type Row = readonly [seats: number, line: number, depth: number, leaves: number];

const LEAVES: Readonly<Record<string, readonly Row[]>> = {
  'american-rails': [
    [3, 0, 4, 3780],
    [3, 42, 4, 6202],
    [3, 84, 4, 18642],
    [3, 160, 4, 27446],
    [4, 0, 4, 21672],
    [4, 56, 4, 2240],
    [4, 113, 5, 4731],
    [4, 214, 4, 7238],
    [5, 0, 4, 15840],
    [5, 156, 5, 8180],
    [5, 234, 3, 7436],
    [5, 296, 4, 23409],
  ],
  amsterdam: [
    [2, 0, 4, 2401],
    [2, 56, 3, 44092],
    [2, 112, 2, 3873],
    [2, 168, 1, 153],
    [2, 212, 5, 8],
    [3, 55, 3, 2514],
    [3, 110, 4, 2838],
    [3, 165, 3, 29853],
    [4, 67, 4, 26427],
    [4, 134, 4, 7335],
    [4, 255, 5, 120],
  ],
  'steel-driver': [
    [3, 0, 4, 5133],
    [3, 31, 5, 1478],
    [3, 94, 3, 10566],
    [4, 0, 4, 3940],
    [4, 55, 5, 724],
    [4, 210, 5, 140],
    [5, 0, 4, 3575],
    [5, 273, 5, 328],
    [6, 0, 4, 2994],
    [6, 337, 5, 1042],
  ],
  'train-rails': [
    [2, 673, 4, 10530],
    [2, 1347, 4, 3920],
    [2, 2559, 3, 2843],
    [3, 480, 5, 13472],
    [3, 960, 5, 1708],
    [4, 320, 5, 2623],
    [4, 641, 5, 4337],
    [4, 1218, 5, 3079],
  ],
};

test('the numbers are of games that there are', () => {
  expect(TITLES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(LEAVES)));
});

test.each(Object.keys(LEAVES))('%s', async (id) => {
  const rules = await titleOf(id)?.rules();
  if (!rules) throw new Error(`there is no game '${id}'`);
  const rows = LEAVES[id] ?? [];
  const counted: Row[] = [];
  for (const seats of rules.meta.seats) {
    const config = rules.configure({ seats });
    if (isRefusal(config)) throw new Error(config.code);
    const states: AnyGame['state'][] = [];
    randomMatch({ rules }, config, seededRng(`perft ${seats}`), {
      at: ({ state }) => states.push(rules.clone(state)),
    });
    for (const [, line, depth] of rows.filter((row) => row[0] === seats)) {
      const state = states[line];
      if (state) counted.push([seats, line, depth, perft(rules, state, depth)]);
    }
  }
  expect(counted).toEqual(rows);
});
