import { boxPlace } from '@roundhouse/ui/box-place';
import type { Params } from '@roundhouse/ui/by-code';
import type { MapFaults } from '../map-faults.ts';
import { words as colours } from './colours.ts';

const GOODS: Readonly<Record<string, string>> = colours.goods;
const place = (p: Params): string => boxPlace(p, 'De kaart');

export const words: MapFaults = {
  'map-no-such-city': (p) => `${place(p)}: er is geen stad ${p['given']}.`,
  'map-same-city': (p) => `${place(p)}: het traject loopt van ${p['city']} naar ${p['city']} zelf.`,
  'map-same-ends': (p) =>
    `${place(p)}: de transcontinentale verbinding heeft twee steden nodig, en beide zijn ${p['city']}.`,
  'map-no-hexagon': (p) =>
    `${place(p)}: geen enkele is een zeshoek, dus geen maatschappij kan beginnen.`,
  'map-too-few-cubes': (p) =>
    `${place(p)}: ${p['count']} zijn ${GOODS[p['goods'] ?? '']}, maar er zijn ${p['cubes']} goederenblokjes in die kleur.`,
  'map-two-routes': (p) => `${place(p)}: er is nog een traject ${p['route']}.`,
  'map-not-connected': (p) => `${place(p)}: er loopt geen weg naar ${p['cities']}.`,
};
