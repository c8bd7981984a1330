/** What American Rails puts on a table. */
import type { BoardParts } from '@roundhouse/ui/board';
import type { Action, Event, View } from '../../src/types.ts';
import { Board } from './board.tsx';
import { Ending } from './ending/ending.tsx';
import { Holding } from './holding.tsx';
import { Lot } from './lot.tsx';
import { Mark } from './mark.tsx';
import { Exhibit } from './share.tsx';
import { Side } from './side.tsx';

export const board: BoardParts<View, Action, Event> = {
  Board,
  Side,
  Holding,
  Lot,
  Mark,
  Ending,
  Exhibit,
  touched: new Set(['place', 'found', 'develop']),
};
