/** What Train Rails puts on a table. */
import type { BoardParts } from '@roundhouse/ui/board';
import type { Action, Event, View } from '../../src/index.ts';
import { Board } from './board.tsx';
import { Ending } from './ending/ending.tsx';
import { Exhibit } from './exhibit.tsx';
import { Holding } from './holding.tsx';
import { Mark } from './mark.tsx';
import { OwnHand } from './own-hand.tsx';
import { PawnPiece } from './pawn.tsx';
import { Side } from './side.tsx';

export const board: BoardParts<View, Action, Event> = {
  Board,
  Side,
  Hand: OwnHand,
  Holding,
  Ending,
  Exhibit,
  Mark,
  Piece: PawnPiece,
  touched: new Set([
    'move',
    'arrive',
    'oust',
    'place',
    'sit',
    'lay',
    'eccentric',
    'takeseat',
    'exit1',
    'exit2',
    'take',
    'reseat',
    'trade',
    'discard',
    'pay',
    'express',
    'reverse',
    'token',
    'enter1',
    'enter2',
    'upass',
  ]),
  inHand: new Set(['take', 'trade', 'discard', 'pay', 'express', 'reverse', 'token']),
};
