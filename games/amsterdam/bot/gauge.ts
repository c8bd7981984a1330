/** What a trial run notes of a game of Amsterdam: the routes that were claimed, the contracts that were met. */
import type { Gauge } from '@roundhouse/bots';
import { CONTRACT_IDS, ROUTE_IDS, type Amsterdam } from '../src/index.ts';

export const gauge: Gauge<Amsterdam> = {
  parts: () => ({ route: ROUTE_IDS, contract: CONTRACT_IDS }),
  used(event) {
    if (event.type === 'claimed') return { route: [event.route] };
    if (event.type === 'completed') return { contract: [event.contract] };
    return {};
  },
  beginner: (event) => (event.type === 'first' ? event.seat : undefined),
  usual: {
    2: { decisions: 42, lead: 13 },
    3: { decisions: 62, lead: 10 },
    4: { decisions: 82, lead: 7 },
  },
};
