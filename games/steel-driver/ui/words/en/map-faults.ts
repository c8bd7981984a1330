import { boxPlace } from '@roundhouse/ui/box-place';
import type { ByCode, Params } from '@roundhouse/ui/by-code';
import { words as colours } from './colours.ts';

const GOODS: Readonly<Record<string, string>> = colours.goods;
const place = (p: Params): string => boxPlace(p, 'The map');

export const words = {
  'map-no-such-city': (p) => `${place(p)}: there is no city ${p['given']}.`,
  'map-same-city': (p) => `${place(p)}: it leads from ${p['city']} to ${p['city']} itself.`,
  'map-same-ends': (p) =>
    `${place(p)}: the transcontinental connection joins two cities, and both are ${p['city']}.`,
  'map-no-hexagon': (p) => `${place(p)}: none is a hexagon, so no company could start.`,
  'map-too-few-cubes': (p) =>
    `${place(p)}: ${p['count']} are ${GOODS[p['goods'] ?? '']}, but there are ${p['cubes']} ${GOODS[p['goods'] ?? '']} goods cubes.`,
  'map-two-routes': (p) => `${place(p)}: there is another route ${p['route']}.`,
  'map-not-connected': (p) => `${place(p)}: no way leads to ${p['cities']}.`,
} satisfies ByCode;
