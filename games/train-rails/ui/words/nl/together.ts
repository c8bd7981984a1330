import { kindOf } from '../../../src/index.ts';
import { cardName } from '../cards.ts';
import type { Together } from '../together.ts';
import { words as names } from './cards.ts';

const COUNTED = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'];
const KINDS = { number: 'getalkaart', action: 'actiekaart' } as const;

export const words: Together = {
  and: 'en',
  cards: (kind, count) => `${COUNTED[count] ?? count} ${KINDS[kind]}${count === 1 ? '' : 'en'}`,
  drew: (who, cards) => `${who} trok ${cards}.`,
  swapped: (who, card) =>
    `${who} legde ${kindOf(card) === 'number' ? 'de ' : ''}${cardName(names, card)} af en trok een nieuwe kaart.`,
  begged: (who, whose, victim) =>
    `${who} pakte een kaart uit ${whose}, en ${victim} trok een nieuwe.`,
  token: (who, tokens) => `${who} speelde +1 Muntje en nam een muntje (nu ${tokens}).`,
};
