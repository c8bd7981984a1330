/** What another may do next that a seat has to reckon with, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { pawnsOf } from '../src/cards.ts';
import { cellOf, isSeat } from '../src/train.ts';
import type { Action, CellId, View } from '../src/types.ts';
import { ownerOf } from './aim.ts';
import { trainOfView } from './scene.ts';

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

function isSeatOf(view: View, cell: CellId): boolean {
  return isSeat(cellOf(trainOfView(view), cell));
}

function ofSitting({ config, players }: View, other: Seat): Reason {
  const left = pawnsOf(config) - (players[other]?.sitting.length ?? 0);
  return { code: left <= 1 ? 'seats-last-pawn' : 'seats-pawn', params: {} };
}
