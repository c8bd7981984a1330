/** What can be read off a view. */
import type { Language } from '@roundhouse/ui/words';
import {
  CARDS,
  JOINS,
  PAIRS,
  trainOf,
  type Action,
  type Card,
  type CellId,
  type MoveAction,
  type Train,
  type View,
} from '../../src/index.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';

export function trainOfView({ config, tiles, join }: View): Train | undefined {
  if (tiles === null || join === null) return undefined;
  return trainOf({ config, pair: PAIRS.indexOf(tiles), join: JOINS.indexOf(join) });
}

/** Cards that the viewer has seen in the seat's hand. */
export function seenIn(view: View, seat: number, language: Language): string {
  return view.known
    .flatMap(({ by, of, card }) =>
      by === view.viewer && of === seat ? [cardName(CARD_NAMES[language], card)] : [],
    )
    .join(', ');
}

/** The pawns that stand or sit on a cell. */
export function standingOn(view: View, cell: CellId): readonly number[] {
  return view.players.flatMap(({ aisle, sitting }, seat) =>
    aisle === cell || sitting.includes(cell) ? [seat] : [],
  );
}

export function isMove(action: Action): action is MoveAction {
  return action.type === 'move' || action.type === 'arrive' || action.type === 'oust';
}

/** The cards that an action names: played, laid off, or taken from another's hand. */
export function cardsOf(action: Action): readonly Card[] {
  if (isMove(action)) return action.cards;
  switch (action.type) {
    case 'lay':
    case 'trade':
    case 'discard':
    case 'take':
      return [action.card];
    case 'express':
    case 'reverse':
    case 'token':
    case 'enter1':
    case 'enter2':
    case 'upass':
    case 'rebel':
      return [action.type];
    default:
      return [];
  }
}

/** Whether the action plays the card or lays it off. */
export function usesCard(action: Action, card: Card): boolean {
  return action.type !== 'take' && cardsOf(action).includes(card);
}

/** The cells that an action is about. */
export function cellsOf(action: Action): readonly CellId[] {
  switch (action.type) {
    case 'move':
    case 'arrive':
    case 'oust':
      return [action.end];
    case 'exit2':
      return action.cells;
    case 'sit':
    case 'eccentric':
    case 'takeseat':
    case 'exit1':
    case 'reseat':
    case 'pay':
      return [action.cell];
    default:
      return [];
  }
}

/** Kinds of card in a hand, in their order. */
export function cardsIn(hand: readonly number[]): readonly (readonly [Card, number])[] {
  return CARDS.flatMap((card, index) => {
    const count = hand[index] ?? 0;
    return count === 0 ? [] : [[card, count] as const];
  });
}
