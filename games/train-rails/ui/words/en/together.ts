import { cardName } from '../cards.ts';
import type { Together } from '../together.ts';
import { words as names } from './cards.ts';

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five'];

export const words: Together = {
  and: 'and',
  cards: (kind, count) => `${COUNTED[count] ?? count} ${kind} card${count === 1 ? '' : 's'}`,
  drew: (who, cards) => `${who} drew ${cards}.`,
  swapped: (who, card) => `${who} laid off ${cardName(names, card)} and drew a new card.`,
  begged: (who, whose, victim) => `${who} took a card from ${whose}, and ${victim} drew a new one.`,
  token: (who, tokens) => `${who} played +1 Token and took a token (now ${tokens}).`,
};
