import { expect, test } from 'vitest';
import { byType } from '../src/by-type.ts';

type Move =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'red' | 'blue'; readonly card: number };

const told = byType<Move, [who: string]>({
  bid: ({ amount }, who) => `${who} bids ${amount}`,
  pass: (_, who) => `${who} passes`,
  red: ({ card }) => `red ${card}`,
  blue: ({ card }) => `blue ${card}`,
});

test('a thing is told by what stands at its type, with all that it is told with', () => {
  expect(told({ type: 'bid', amount: 7 }, 'Ada')).toBe('Ada bids 7');
  expect(told({ type: 'pass' }, 'Bram')).toBe('Bram passes');
  expect(told({ type: 'blue', card: 3 }, 'Ada')).toBe('blue 3');
});
