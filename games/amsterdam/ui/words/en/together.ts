import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import type { Together } from '../together.ts';

const a = (card: Card): string =>
  card === 'joker' ? 'a joker' : `${card === 'orange' ? 'an' : 'a'} ${card} card`;
const turnedUp = (up: readonly Card[]): string =>
  `${enumerate(up.map(a), 'and')} ${up.length === 1 ? 'was' : 'were'} turned up.`;

export const words: Together = {
  took: (who, card, up) => `${who} took ${a(card)}; ${turnedUp(up)}`,
  turnedUp,
};
