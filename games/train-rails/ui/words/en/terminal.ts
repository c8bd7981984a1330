import type { Labels } from '../../terminal/labels.ts';

export const words: Labels = {
  legend: '[ ] seat  (x) passenger  . aisle  | seat back  : railing  S start  M missed',
  clockwise: 'Play goes clockwise.',
  counterClockwise: 'Play goes counter-clockwise.',
  deck: 'Decks (number, action)',
  discards: 'Discards',
  hand: 'Your hand',
  none: '-',
  known: (who) => `You know in the hand of ${who}`,
  head: ['', 'seated', 'supply', 'waiting', 'aisle', 'cards', 'tokens'],
  heldBy: (who) => `held by ${who}`,
  skips: 'misses a turn',
  blocked: (counter, who) => `blocked (${counter}) by ${who}`,
  missed: ' missed',
};
