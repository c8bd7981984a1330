/** What another may do next that a seat has to reckon with, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { pawnsOf } from '../src/cards.ts';
import { cellOf, isSeat, trainAt } from '../src/train.ts';
import { JOINS, PAIRS, type Action, type CellId, type View } from '../src/types.ts';
import { ownerOf } from './aim.ts';

export function threat(view: View, seat: Seat, other: Seat, action: Action): Reason | undefined {
  switch (action.type) {
    case 'move':
    case 'arrive':
    case 'oust':
      return isSeatOf(view, action.end) ? ofSitting(view, other) : undefined;
    case 'sit':
      return ofSitting(view, other);
    case 'exit1':
    case 'exit2':
      return action.seat === seat ? { code: 'throws-out', params: {} } : undefined;
    case 'eccentric':
    case 'takeseat':
      return ownerOf(view, action.cell) === seat
        ? { code: 'takes-your-seat', params: { cell: action.cell } }
        : undefined;
    case 'beg':
      return action.seat === seat ? { code: 'begs-of-you', params: {} } : undefined;
    default:
      return undefined;
  }
}

function isSeatOf({ tiles, join }: View, cell: CellId): boolean {
  if (tiles === null || join === null) return false;
  return isSeat(cellOf(trainAt(PAIRS.indexOf(tiles), JOINS.indexOf(join)), cell));
}

function ofSitting({ config, players }: View, other: Seat): Reason {
  const left = pawnsOf(config) - (players[other]?.sitting.length ?? 0);
  return { code: left <= 1 ? 'seats-last-pawn' : 'seats-pawn', params: {} };
}
