/** What a trial run notes of a game of Train Rails: the cards that were played, the cars that drove. */
import type { Gauge } from '@roundhouse/bots';
import { OUR_BOX } from '../src/our-box.ts';
import { CARDS, TILES, type TrainRails } from '../src/index.ts';

export const gauge: Gauge<TrainRails> = {
  parts({ box = OUR_BOX, tiles }) {
    return {
      card: CARDS.filter((card) => box.cards[card] > 0),
      // Those of a pair that was agreed on drive in any case.
      ...(tiles === 'random' ? { car: TILES } : {}),
    };
  },
  used(event) {
    if (event.type === 'train') return { car: event.tiles.split('+') };
    if (event.type === 'played') return { card: [event.card] };
    if (event.type === 'moved' || event.type === 'aimed') return { card: event.cards };
    return {};
  },
  beginner: (event) => (event.type === 'first' ? event.seat : undefined),
  usual: {
    2: { decisions: 423, lead: 67 },
    3: { decisions: 532, lead: 40 },
    4: { decisions: 479, lead: 38 },
  },
};
