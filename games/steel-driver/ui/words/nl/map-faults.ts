import type { Params } from '@roundhouse/ui/by-code';
import type { MapFaults } from '../map-faults.ts';
import { words as colours } from './colours.ts';

/** What stands for values that are no texts or numbers. */
const GIVEN: Readonly<Record<string, string>> = {
  nothing: 'niets',
  list: 'een lijst',
  object: 'een object',
};
const LISTS: Readonly<Record<string, string>> = {
  cities: 'steden',
  routes: 'trajecten',
  margins: 'marges',
  mountains: 'bergen',
  waters: 'wateren',
};
const GOODS: Readonly<Record<string, string>> = colours.goods;

const given = ({ given: value = '' }: Params): string => GIVEN[value] ?? String(value);
const part = ({ part: of, at }: Params): string =>
  of === 'map' ? 'De kaart' : `${of === 'city' ? 'Stad' : 'Traject'} ${at}`;

export const words: MapFaults = {
  'map-not-an-object': (p) => `${part(p)} is geen object met velden.`,
  'map-unknown-field': (p) => `${part(p)} heeft een onbekend veld ${p['field']}.`,
  'map-no-list': (p) => `De kaart heeft geen lijst van ${LISTS[p['field'] ?? '']} (${p['field']}).`,
  'map-too-many': (p) =>
    `De kaart heeft ${p['count']} ${LISTS[p['field'] ?? '']}; er kunnen er hoogstens ${p['most']} zijn.`,
  'map-bad-name': (p) =>
    `${part(p)}: ${p['field']} moet een tekst van 1 tot ${p['most']} tekens zijn, niet ${given(p)}.`,
  'map-bad-number': (p) =>
    `${part(p)}: ${p['field']} moet een geheel getal van ${p['least']} tot en met ${p['most']} zijn, niet ${given(p)}.`,
  'map-bad-choice': (p) =>
    `${part(p)}: ${p['field']} moet een van ${p['allowed']} zijn, niet ${given(p)}.`,
  'map-bad-id': (p) =>
    `${part(p)}: id moet uit 1 tot ${p['most']} letters en cijfers bestaan en met een letter beginnen, niet ${given(p)}.`,
  'map-bad-path': (p) =>
    `De kaart: ${p['field']} moet een SVG-pad van hoogstens ${p['most']} tekens zijn, niet ${given(p)}.`,
  'map-no-such-city': (p) => `${part(p)}: er is geen stad ${given(p)}.`,
  'map-same-city': (p) => `${part(p)} loopt van ${p['city']} naar ${p['city']} zelf.`,
  'map-not-two-ends': () => 'De kaart moet precies twee transcontinentale einden noemen.',
  'map-no-such-end': (p) => `Transcontinentale einden: er is geen stad ${given(p)}.`,
  'map-same-ends': (p) => `De transcontinentale einden zijn dezelfde stad, ${p['city']}.`,
  'map-two-cities': (p) => `Twee steden hebben de id ${p['id']}.`,
  'map-no-hexagon': () => 'Geen enkele stad is een zeshoek, dus geen maatschappij kan beginnen.',
  'map-too-few-cubes': (p) =>
    `${p['count']} steden zijn ${GOODS[p['goods'] ?? '']}, maar er zijn ${p['cubes']} goederenblokjes in die kleur.`,
  'map-two-routes': (p) => `Er zijn twee trajecten ${p['route']}.`,
  'map-not-connected': (p) => `De kaart hangt niet samen: er loopt geen weg naar ${p['cities']}.`,
};
