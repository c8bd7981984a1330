import type { ByCode, Params } from '@roundhouse/ui/by-code';
import { words as colours } from './colours.ts';

/** What stands for values that are no texts or numbers. */
const GIVEN: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  list: 'a list',
  object: 'an object',
};
const LISTS: Readonly<Record<string, string>> = {
  cities: 'cities',
  routes: 'routes',
  margins: 'margins',
  mountains: 'mountains',
  waters: 'waters',
};
const GOODS: Readonly<Record<string, string>> = colours.goods;

const given = ({ given: value = '' }: Params): string => GIVEN[value] ?? String(value);
const part = ({ part: of, at }: Params): string =>
  of === 'map' ? 'The map' : `${of === 'city' ? 'City' : 'Route'} ${at}`;

export const words = {
  'map-not-an-object': (p) => `${part(p)} is not an object with fields.`,
  'map-unknown-field': (p) => `${part(p)} has an unknown field ${p['field']}.`,
  'map-no-list': (p) => `The map has no list of ${LISTS[p['field'] ?? '']}.`,
  'map-too-many': (p) =>
    `The map has ${p['count']} ${LISTS[p['field'] ?? '']}; at most ${p['most']} are possible.`,
  'map-bad-name': (p) =>
    `${part(p)}: ${p['field']} must be a text of 1 to ${p['most']} characters, not ${given(p)}.`,
  'map-bad-number': (p) =>
    `${part(p)}: ${p['field']} must be a whole number from ${p['least']} to ${p['most']}, not ${given(p)}.`,
  'map-bad-choice': (p) =>
    `${part(p)}: ${p['field']} must be one of ${p['allowed']}, not ${given(p)}.`,
  'map-bad-id': (p) =>
    `${part(p)}: id must be 1 to ${p['most']} letters and digits and begin with a letter, not ${given(p)}.`,
  'map-bad-path': (p) =>
    `The map: ${p['field']} must be a path of SVG of at most ${p['most']} characters, not ${given(p)}.`,
  'map-no-such-city': (p) => `${part(p)}: there is no city ${given(p)}.`,
  'map-same-city': (p) => `${part(p)} leads from ${p['city']} to ${p['city']} itself.`,
  'map-not-two-ends': () => 'The map must name exactly two transcontinental ends.',
  'map-no-such-end': (p) => `Transcontinental ends: there is no city ${given(p)}.`,
  'map-same-ends': (p) => `The transcontinental ends are the same city, ${p['city']}.`,
  'map-two-cities': (p) => `Two cities have the id ${p['id']}.`,
  'map-no-hexagon': () => 'No city is a hexagon, so no company could start.',
  'map-too-few-cubes': (p) =>
    `${p['count']} cities are ${GOODS[p['goods'] ?? '']}, but there are ${p['cubes']} ${GOODS[p['goods'] ?? '']} goods cubes.`,
  'map-two-routes': (p) => `There are two routes ${p['route']}.`,
  'map-not-connected': (p) => `The map is not connected: no way leads to ${p['cities']}.`,
} satisfies ByCode;
