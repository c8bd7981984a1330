/** The actions of moves, made once for each train: they are shared by all lists. */
import { ACTIONS, ADVANCED, cardAt, NUMBERS } from './cards.ts';
import { circleOf, firstOf, NONE, PAYMENTS, secondOf, type Payment } from './payments.ts';
import { idOf, MOST_EDGES, perTrain, type Train } from './train.ts';
import { NOWHERE, type Card, type Cell, type MoveAction } from './types.ts';

/** Cards laid together, and what was made for them. */
export interface Spend {
  readonly cards: readonly Card[];
  readonly moves: (MoveAction | undefined)[];
  /** By end and edge: the way in, or the shift seat. */
  readonly arrivals: (MoveAction | undefined)[];
  readonly ousts: (MoveAction | undefined)[];
}

/** By payment, then by pass cards. */
export type Spends = readonly (Spend | undefined)[][];

export const spendsOf = perTrain((): Spends => Array.from({ length: PAYMENTS }, () => []));

const PASS_SPAN = 16;

export function spendOf(spends: Spends, payment: Payment, excuses: number, rebels: number): Spend {
  const byPasses = spends[payment] ?? [];
  return (byPasses[excuses * PASS_SPAN + rebels] ??= {
    cards: cardsOf(payment, excuses, rebels),
    moves: [],
    arrivals: [],
    ousts: [],
  });
}

function cardsOf(payment: Payment, excuses: number, rebels: number): readonly Card[] {
  const [first, second, circle] = [firstOf(payment), secondOf(payment), circleOf(payment)];
  const cards: Card[] = [];
  if (first !== NONE) cards.push(cardAt(NUMBERS, first));
  if (second !== NONE) cards.push(cardAt(NUMBERS, second));
  if (circle > 0) cards.push(cardAt(ACTIONS, ADVANCED + circle - 1));
  for (let i = 0; i < excuses; i++) cards.push('excuse');
  for (let i = 0; i < rebels; i++) cards.push('rebel');
  return Object.freeze(cards);
}

export function moveTo(train: Train, spend: Spend, cell: Cell): MoveAction {
  return (spend.moves[cell] ??= Object.freeze({
    type: 'move',
    end: idOf(train, cell),
    cards: spend.cards,
  }));
}

/** `edge` counts the neighbours of the end. */
export function arriveAt(train: Train, spend: Spend, cell: Cell, edge: number): MoveAction {
  const at = cell * MOST_EDGES + edge;
  return (spend.arrivals[at] ??= Object.freeze({
    type: 'arrive',
    end: idOf(train, cell),
    from: idOf(train, train.next[at] ?? NOWHERE),
    cards: spend.cards,
  }));
}

export function oustFrom(train: Train, spend: Spend, cell: Cell, edge: number): MoveAction {
  const at = cell * MOST_EDGES + edge;
  return (spend.ousts[at] ??= Object.freeze({
    type: 'oust',
    end: idOf(train, cell),
    shift: idOf(train, train.next[at] ?? NOWHERE),
    cards: spend.cards,
  }));
}
