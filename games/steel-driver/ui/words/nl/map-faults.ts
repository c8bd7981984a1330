import type { MapFaults } from '../by-code.ts';
import { words as colours } from './colours.ts';

const GOODS: Readonly<Record<string, string>> = colours.goods;

export const words: MapFaults = {
  'map-no-such-city': (p) => `${p['place']}: er is geen stad ${p['given']}.`,
  'map-same-city': (p) =>
    `${p['place']}: het traject loopt van ${p['city']} naar ${p['city']} zelf.`,
  'map-same-ends': (p) =>
    `${p['place']}: de transcontinentale verbinding heeft twee steden nodig, en beide zijn ${p['city']}.`,
  'map-no-hexagon': (p) =>
    `${p['place']}: geen enkele is een zeshoek, dus geen maatschappij kan beginnen.`,
  'map-too-few-cubes': (p) =>
    `${p['place']}: ${p['count']} zijn ${GOODS[p['goods'] ?? '']}, maar er zijn ${p['cubes']} goederenblokjes in die kleur.`,
  'map-two-routes': (p) => `${p['place']}: er is nog een traject ${p['route']}.`,
  'map-not-connected': (p) => `${p['place']}: er loopt geen weg naar ${p['cities']}.`,
};
