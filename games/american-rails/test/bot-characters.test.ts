import { deedsByCharacter } from '@roundhouse/bots/testing';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { OUR_BOARD } from '../src/board.ts';
import { words } from '../ui/words/index.ts';
import { configOf } from './table.ts';

test('three characters: one sets up houses, one auctions, one goes where others were alone', () => {
  const deeds = deedsByCharacter(brain, configOf({ seats: 3 }), 60, (action, { map }) => {
    if (action.type === 'take') return [action.space];
    const isShared =
      action.type === 'place' && OUR_BOARD.cityAt[action.hex] && map[action.hex] !== 0;
    return isShared ? ['shared'] : [];
  });
  const often = (name: string, tag: string): number => deeds[name]?.[tag] ?? 0;
  expect(often('builder', 'develop')).toBeGreaterThan(1.15 * often('plain', 'develop'));
  expect(often('auctioneer', 'auction')).toBeGreaterThan(1.1 * often('plain', 'auction'));
  expect(often('blocker', 'shared')).toBeGreaterThan(1.05 * often('plain', 'shared'));
  expect(Object.keys(words.en.characters ?? {})).toEqual(brain.styles?.map(({ name }) => name));
});
