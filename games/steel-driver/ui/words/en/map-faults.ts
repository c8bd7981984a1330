import type { ByCode } from '@roundhouse/ui/by-code';
import { words as colours } from './colours.ts';

const GOODS: Readonly<Record<string, string>> = colours.goods;

export const words = {
  'map-no-such-city': (p) => `${p['place']}: there is no city ${p['given']}.`,
  'map-same-city': (p) => `${p['place']}: it leads from ${p['city']} to ${p['city']} itself.`,
  'map-same-ends': (p) =>
    `${p['place']}: the transcontinental connection joins two cities, and both are ${p['city']}.`,
  'map-no-hexagon': (p) => `${p['place']}: none is a hexagon, so no company could start.`,
  'map-too-few-cubes': (p) =>
    `${p['place']}: ${p['count']} are ${GOODS[p['goods'] ?? '']}, but there are ${p['cubes']} ${GOODS[p['goods'] ?? '']} goods cubes.`,
  'map-two-routes': (p) => `${p['place']}: there is another route ${p['route']}.`,
  'map-not-connected': (p) => `${p['place']}: no way leads to ${p['cities']}.`,
} satisfies ByCode;
