/** Where on the table something happened. */
import { boxAround } from '@roundhouse/ui/pieces/box';
import type { ToldPlaces } from '@roundhouse/ui/pieces/told';
import { CONTRACTS } from '../../src/board.ts';
import { SPOTS } from '../../src/map.ts';
import type { Event } from '../../src/types.ts';
import { routeLine } from './geometry.ts';

const AROUND = 16;

/** Undefined: it concerns a player alone. */
export function toldPlaces(event: Event): ToldPlaces | undefined {
  switch (event.type) {
    case 'claimed': {
      const box = boxAround(routeLine(event.route), AROUND);
      return box && { boxes: [box] };
    }
    case 'completed': {
      const { a, b } = CONTRACTS[event.contract];
      return { boxes: [a, b].flatMap((end) => boxAround([SPOTS[end]], AROUND) ?? []) };
    }
    case 'took':
    case 'turned-up':
      return { beside: `[data-display="${event.place}"]` };
    case 'reset':
      return { beside: '[data-display]' };
    case 'drew':
    case 'shuffled':
      return { beside: '[data-pile="cards"]' };
    case 'kept':
    case 'drew-contracts':
      return { beside: '[data-pile="contracts"]' };
    default:
      return undefined;
  }
}
