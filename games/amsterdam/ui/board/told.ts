/** Where on the table something happened. */
import { boxAround } from '@roundhouse/ui/pieces/box';
import type { ToldPlaces } from '@roundhouse/ui/pieces/told-places';
import { SPOTS } from '../../src/map.ts';
import type { Action, Event, View } from '../../src/types.ts';
import { routeLine } from './geometry.ts';
import { printedIn } from '../../src/printed.ts';

const AROUND = 16;

/** Undefined: it is about nothing on the table. */
export function markedPlaces(action: Action, { display }: View): ToldPlaces | undefined {
  switch (action.type) {
    case 'claim': {
      const box = boxAround(routeLine(action.route), AROUND);
      return box && { boxes: [box] };
    }
    case 'take': {
      const places = [...display.entries()].filter(([, card]) => card === action.card);
      return { beside: places.map(([place]) => `[data-display="${place}"]`).join() };
    }
    case 'blind':
      return { beside: '[data-pile="cards"]' };
    case 'contracts':
      return { beside: '[data-pile="contracts"]' };
    case 'keep':
      return { beside: action.contracts.map((each) => `[data-offer="${each}"]`).join() };
    case 'pass':
      return undefined;
  }
}

/** Undefined: it concerns a player alone. */
export function toldPlaces(event: Event, { config }: View): ToldPlaces | undefined {
  switch (event.type) {
    case 'claimed': {
      const box = boxAround(routeLine(event.route), AROUND);
      return box && { boxes: [box] };
    }
    case 'completed': {
      const { a, b } = printedIn(config).contracts[event.contract];
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
