import { deedsByCharacter } from '@roundhouse/bots/testing';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { crossingGain, gapOf } from '../bot/crossing.ts';
import { readingOf } from '../bot/reading.ts';
import { CAREFUL } from '../bot/temper.ts';
import { GOODS, NONE } from '../src/index.ts';
import { words } from '../ui/words/index.ts';

test('three characters: one crosses the land, one collects colours, one goes where others are', () => {
  const config = { seats: 3, map: 'usa' } as const;
  const deeds = deedsByCharacter(brain, config, 60, (action, view, seat) => {
    if (action.type !== 'build') return [];
    const { board, crowd, hopes, present } = readingOf(view);
    const route = board.routeIndex.get(action.route) ?? 0;
    const isNew = (city: number): boolean => (((present[city] ?? 0) >> view.company) & 1) === 0;
    const to = [board.a, board.b].map((ends) => ends[route] ?? 0).find(isNew) ?? NONE;
    const at = view.company * GOODS.length + (board.colour[to] ?? 0);
    const nearer = crossingGain(view, board, gapOf(view, board), route, seat, CAREFUL) > 0;
    return [
      ...(nearer ? ['nearer'] : []),
      ...(to !== NONE && (crowd[to] ?? 0) > 0 ? ['crowded'] : []),
      ...(to !== NONE && (hopes[at] ?? 0) === 0 ? ['colour'] : []),
    ];
  });
  const often = (name: string, tag: string): number => deeds[name]?.[tag] ?? 0;
  expect(often('builder', 'nearer')).toBeGreaterThan(1.05 * often('plain', 'nearer'));
  expect(often('collector', 'colour')).toBeGreaterThan(1.05 * often('plain', 'colour'));
  expect(often('blocker', 'crowded')).toBeGreaterThan(1.05 * often('plain', 'crowded'));
  expect(Object.keys(words.en.characters ?? {})).toEqual(brain.styles?.map(({ name }) => name));
});
