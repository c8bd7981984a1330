/** What cards are worth to keep, in parts of a seated pawn. */
import { CARDS, type Card } from '../src/index.ts';

const WORTH: Readonly<Record<Card, number>> = {
  red1: 0.1,
  red2: 0.15,
  red3: 0.2,
  red4: 0.3,
  red5: 0.4,
  blue1: 0.1,
  blue2: 0.15,
  blue3: 0.2,
  blue4: 0.3,
  blue5: 0.4,
  exit1: 0.5,
  exit2: 0.8,
  express: 0.7,
  reverse: 0.05,
  eccentric: 0.5,
  beg: 0.4,
  token: 0.2,
  enter1: 1,
  enter2: 1.8,
  excuse: 0.35,
  upass: 0.6,
  advanced1: 0.35,
  advanced2: 0.35,
  advanced3: 0.4,
  takeseat: 1,
  rebel: 0.6,
};

export function worthOf(card: Card): number {
  return WORTH[card];
}

/** The cards of a hand given as counts in the order of CARDS. */
export function cardsOf(hand: readonly number[] | null | undefined): Card[] {
  const cards: Card[] = [];
  for (const [index, card] of CARDS.entries()) {
    for (let i = 0; i < (hand?.[index] ?? 0); i++) cards.push(card);
  }
  return cards;
}
