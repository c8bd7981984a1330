/** What a trial run notes of a game of American Rails: the cities that have track, and the ground between. */
import type { Gauge } from '@roundhouse/bots';
import { boardOf, HEXES } from '../src/board.ts';
import type { AmericanRails } from '../src/types.ts';

export const gauge: Gauge<AmericanRails> = {
  parts(config) {
    const { cities, cityAt } = boardOf(config);
    return {
      city: cities.map(({ hex }) => idOf(hex)),
      hex: HEXES.filter((_, hex) => !cityAt[hex]).map(({ id }) => id),
    };
  },
  used(event, config) {
    if (event.type !== 'placed' && event.type !== 'founded') return {};
    const { hex } = event;
    return { [boardOf(config).cityAt[hex] ? 'city' : 'hex']: [idOf(hex)] };
  },
  beginner: (event) => (event.type === 'banker' ? event.seat : undefined),
  isRound: (event) => event.type === 'round',
  usual: {
    3: { decisions: 244, lead: 13 },
    4: { decisions: 309, lead: 12 },
    5: { decisions: 388, lead: 9 },
  },
};

function idOf(hex: number): string {
  return HEXES[hex]?.id ?? '';
}
