/** What a trial run notes of a game of Train Rails: the cards that were played. */
import type { Gauge } from '@roundhouse/bots';
import { CARDS, type TrainRails } from '../src/index.ts';

export const gauge: Gauge<TrainRails> = {
  parts: () => ({ card: CARDS }),
  used(event) {
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
