/**
 * What a trial run notes of a game of Steel Driver: the routes that were built, the cities they led to, and whether
 * the ends were joined.
 */
import type { Gauge } from '@roundhouse/bots';
import { boardOf, type SteelDriver } from '../src/index.ts';

export const gauge: Gauge<SteelDriver> = {
  parts(config) {
    const { map, routeIds } = boardOf(config);
    return {
      route: routeIds,
      city: map.cities.map((city) => city.id),
      crossing: [map.ends.join('-')],
    };
  },
  used(event, config) {
    const { map, routeIndex } = boardOf(config);
    if (event.type === 'transcontinental') return { crossing: [map.ends.join('-')] };
    if (event.type !== 'built') return {};
    const route = map.routes[routeIndex.get(event.route) ?? -1];
    return { route: [event.route], city: route ? [route.a, route.b] : [] };
  },
  beginner: (event) => (event.type === 'starter' ? event.seat : undefined),
  usual: {
    3: { decisions: 250, lead: 7 },
    4: { decisions: 269, lead: 7 },
    5: { decisions: 298, lead: 6 },
    6: { decisions: 310, lead: 6 },
  },
};
