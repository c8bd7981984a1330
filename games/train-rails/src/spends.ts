/** The cards of a payment, and the moves that they make. */
import * as cards from './cards.ts';
import { cardAt } from './cards.ts';
import { circleOf, firstOf, NONE, PAYMENTS, secondOf, type Payment } from './payments.ts';
import * as trains from './train.ts';
import type { Train } from './train.ts';
import * as types from './types.ts';
import type { Card, Cell, MoveAction } from './types.ts';

// Constants of this file: engines look imported names up each time.
const ACTIONS = cards.ACTIONS;
const ADVANCED = cards.ADVANCED;
const NUMBERS = cards.NUMBERS;
const idOf = trains.idOf;
const MOST_EDGES = trains.MOST_EDGES;
const NOWHERE = types.NOWHERE;

/**
 * Cards laid together; the same ones are always the same list. It is not frozen, for engines look into a frozen
 * list many times slower.
 */
export type Spend = readonly Card[];

const PASS_SPAN = 16;
/** By payment, then by pass cards. */
const spends: (Spend | undefined)[][] = Array.from({ length: PAYMENTS }, () => []);

const PLAIN = Array.from({ length: PAYMENTS }, (_, payment) => cardsOf(payment, 0, 0));

/** Without pass cards. */
export function plainSpend(payment: Payment): Spend {
  return PLAIN[payment] ?? [];
}

export function spendOf(payment: Payment, excuses: number, rebels: number): Spend {
  const byPasses = spends[payment] ?? [];
  return (byPasses[excuses * PASS_SPAN + rebels] ??= cardsOf(payment, excuses, rebels));
}

function cardsOf(payment: Payment, excuses: number, rebels: number): Spend {
  const [first, second, circle] = [firstOf(payment), secondOf(payment), circleOf(payment)];
  const cards: Card[] = [];
  if (first !== NONE) cards.push(cardAt(NUMBERS, first));
  if (second !== NONE) cards.push(cardAt(NUMBERS, second));
  if (circle > 0) cards.push(cardAt(ACTIONS, ADVANCED + circle - 1));
  for (let i = 0; i < excuses; i++) cards.push('excuse');
  for (let i = 0; i < rebels; i++) cards.push('rebel');
  return cards;
}

/** Made anew for each list: there are so many that looking one up takes longer. */
export function moveTo(train: Train, cards: Spend, cell: Cell): MoveAction {
  return { type: 'move', end: idOf(train, cell), cards };
}

/** `edge` counts the neighbours of the end. */
export function arriveAt(train: Train, cards: Spend, cell: Cell, edge: number): MoveAction {
  const from = train.next[cell * MOST_EDGES + edge] ?? NOWHERE;
  return { type: 'arrive', end: idOf(train, cell), from: idOf(train, from), cards };
}

export function oustFrom(train: Train, cards: Spend, cell: Cell, edge: number): MoveAction {
  const shift = train.next[cell * MOST_EDGES + edge] ?? NOWHERE;
  return { type: 'oust', end: idOf(train, cell), shift: idOf(train, shift), cards };
}
