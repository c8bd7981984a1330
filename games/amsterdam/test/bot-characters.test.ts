import { deedsByCharacter } from '@roundhouse/bots/testing';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { boardOf } from '../bot/board.ts';
import { routeNumber, trackAt } from '../src/tables.ts';
import { words } from '../ui/words/index.ts';

test('three characters: one likes long routes, one bonus cards, one what others come near to', () => {
  const config = { seats: 3, memory: 'assisted' } as const;
  const deeds = deedsByCharacter(brain, config, 200, (action, view, seat) => {
    if (action.type !== 'claim') return [];
    const { a, b, cart, length } = trackAt(routeNumber(action.route));
    const { others } = boardOf(view, seat);
    const isContested = ((others >> a) & 1) + ((others >> b) & 1) > 0;
    return [
      'claim',
      ...(length > 2 ? ['long'] : []),
      ...(cart ? ['bonus'] : []),
      ...(isContested ? ['contested'] : []),
    ];
  });
  const part = (name: string, tag: string): number =>
    (deeds[name]?.[tag] ?? 0) / (deeds[name]?.['claim'] ?? 1);
  expect(part('carter', 'long')).toBeGreaterThan(1.03 * part('plain', 'long'));
  expect(part('merchant', 'bonus')).toBeGreaterThan(1.05 * part('plain', 'bonus'));
  expect(part('blocker', 'contested')).toBeGreaterThan(1.05 * part('plain', 'contested'));
  expect(Object.keys(words.en.characters ?? {})).toEqual(brain.styles?.map(({ name }) => name));
});
