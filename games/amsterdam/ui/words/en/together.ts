import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import { tally } from '../names.ts';
import type { Together } from '../together.ts';

const a = (card: Card): string =>
  card === 'joker' ? 'a joker' : `${card === 'orange' ? 'an' : 'a'} ${card} card`;
const COUNTS = ['', '', 'two', 'three', 'four', 'five'] as const;
const counted = ([card, count]: readonly [Card, number]): string => {
  if (count === 1) return a(card);
  return `${COUNTS[count]} ${card === 'joker' ? 'jokers' : `${card} cards`}`;
};
const turnedUp = (up: readonly Card[]): string =>
  `${enumerate(tally(up).map(counted), 'and')} ${up.length === 1 ? 'was' : 'were'} turned up.`;

export const words: Together = {
  took: (who, card, up) => `${who} took ${a(card)}; ${turnedUp(up)}`,
  turnedUp,
};
