import type { Card, Kind } from '../../../src/index.ts';
import { cardName } from '../cards.ts';
import { words as names } from './cards.ts';

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five'];

export const words = {
  and: 'and',
  /** 'two number cards' */
  cards: (kind: Kind, count: number) =>
    `${COUNTED[count] ?? count} ${kind} card${count === 1 ? '' : 's'}`,
  drew: (who: string, cards: string) => `${who} drew ${cards}.`,
  swapped: (who: string, card: Card) =>
    `${who} laid off ${cardName(names, card)} and drew a new card.`,
  begged: (who: string, whose: string, victim: string) =>
    `${who} took a card from ${whose}, and ${victim} drew a new one.`,
  token: (who: string, tokens: number) =>
    `${who} played +1 Token and took a token (now ${tokens}).`,
};
