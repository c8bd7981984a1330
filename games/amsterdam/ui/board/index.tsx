/** What Amsterdam puts on a table. */
import type { BoardParts } from '@roundhouse/ui/board';
import type { Action, Event, View } from '../../src/types.ts';
import { Board } from './board.tsx';
import { CartPiece } from './cart.tsx';
import { Ending } from './ending/ending.tsx';
import { Exhibit } from './exhibit.tsx';
import { Holding } from './holding.tsx';
import { Mark } from './mark.tsx';
import { OwnHand } from './own-hand.tsx';
import { Side } from './side.tsx';

export const board: BoardParts<View, Action, Event> = {
  Board,
  Side,
  Hand: OwnHand,
  Holding,
  Mark,
  Piece: CartPiece,
  Ending,
  Exhibit,
  keepsResult: true,
  touched: new Set(['take', 'blind', 'contracts', 'claim', 'keep']),
  inHand: new Set(['take', 'blind', 'contracts', 'keep']),
};
