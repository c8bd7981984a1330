/** What is wrong with a map from elsewhere. Fields are called as the file calls them. */
import type { Language, Refused } from '@roundhouse/ui/words';
import { GOODS_NL } from './colours-nl.ts';

type Params = Refused['params'];
type Table = Readonly<Record<string, (params: Params) => string>>;

/** What stands for values that are no texts or numbers. */
const GIVEN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { nothing: 'nothing', list: 'a list', object: 'an object' },
  nl: { nothing: 'niets', list: 'een lijst', object: 'een object' },
};
const GOODS: Readonly<Record<string, string>> = GOODS_NL;
const LISTS_NL: Readonly<Record<string, string>> = {
  cities: 'steden',
  routes: 'trajecten',
  margins: 'marges',
  mountains: 'bergen',
  waters: 'wateren',
};

const given = (language: Language, { given: value = '' }: Params): string =>
  GIVEN[language][value] ?? String(value);

const partEn = ({ part, at }: Params): string =>
  part === 'map' ? 'The map' : `${part === 'city' ? 'City' : 'Route'} ${at}`;
const partNl = ({ part, at }: Params): string =>
  part === 'map' ? 'De kaart' : `${part === 'city' ? 'Stad' : 'Traject'} ${at}`;

const en: Table = {
  'map-not-an-object': (p) => `${partEn(p)} is not an object with fields.`,
  'map-unknown-field': (p) => `${partEn(p)} has an unknown field ${p['field']}.`,
  'map-no-list': (p) => `The map has no list of ${p['field']}.`,
  'map-too-many': (p) =>
    `The map has ${p['count']} ${p['field']}; at most ${p['most']} are possible.`,
  'map-bad-name': (p) =>
    `${partEn(p)}: ${p['field']} must be a text of 1 to ${p['most']} characters, not ${given('en', p)}.`,
  'map-bad-number': (p) =>
    `${partEn(p)}: ${p['field']} must be a whole number from ${p['least']} to ${p['most']}, not ${given('en', p)}.`,
  'map-bad-choice': (p) =>
    `${partEn(p)}: ${p['field']} must be one of ${p['allowed']}, not ${given('en', p)}.`,
  'map-bad-id': (p) =>
    `${partEn(p)}: id must be 1 to ${p['most']} letters and digits and begin with a letter, not ${given('en', p)}.`,
  'map-bad-path': (p) =>
    `The map: ${p['field']} must be a path of SVG of at most ${p['most']} characters, not ${given('en', p)}.`,
  'map-no-such-city': (p) => `${partEn(p)}: there is no city ${given('en', p)}.`,
  'map-same-city': (p) => `${partEn(p)} leads from ${p['city']} to ${p['city']} itself.`,
  'map-not-two-ends': () => 'The map must name exactly two transcontinental ends.',
  'map-no-such-end': (p) => `Transcontinental ends: there is no city ${given('en', p)}.`,
  'map-same-ends': (p) => `The transcontinental ends are the same city, ${p['city']}.`,
  'map-two-cities': (p) => `Two cities have the id ${p['id']}.`,
  'map-no-hexagon': () => 'No city is a hexagon, so no company could start.',
  'map-too-few-cubes': (p) =>
    `${p['count']} cities are ${p['goods']}, but there are ${p['cubes']} ${p['goods']} goods cubes.`,
  'map-two-routes': (p) => `There are two routes ${p['route']}.`,
  'map-not-connected': (p) => `The map is not connected: no way leads to ${p['cities']}.`,
};

const nl: Table = {
  'map-not-an-object': (p) => `${partNl(p)} is geen object met velden.`,
  'map-unknown-field': (p) => `${partNl(p)} heeft een onbekend veld ${p['field']}.`,
  'map-no-list': (p) =>
    `De kaart heeft geen lijst van ${LISTS_NL[p['field'] ?? '']} (${p['field']}).`,
  'map-too-many': (p) =>
    `De kaart heeft ${p['count']} ${LISTS_NL[p['field'] ?? '']}; er kunnen er hoogstens ${p['most']} zijn.`,
  'map-bad-name': (p) =>
    `${partNl(p)}: ${p['field']} moet een tekst van 1 tot ${p['most']} tekens zijn, niet ${given('nl', p)}.`,
  'map-bad-number': (p) =>
    `${partNl(p)}: ${p['field']} moet een geheel getal van ${p['least']} tot en met ${p['most']} zijn, niet ${given('nl', p)}.`,
  'map-bad-choice': (p) =>
    `${partNl(p)}: ${p['field']} moet een van ${p['allowed']} zijn, niet ${given('nl', p)}.`,
  'map-bad-id': (p) =>
    `${partNl(p)}: id moet uit 1 tot ${p['most']} letters en cijfers bestaan en met een letter beginnen, niet ${given('nl', p)}.`,
  'map-bad-path': (p) =>
    `De kaart: ${p['field']} moet een SVG-pad van hoogstens ${p['most']} tekens zijn, niet ${given('nl', p)}.`,
  'map-no-such-city': (p) => `${partNl(p)}: er is geen stad ${given('nl', p)}.`,
  'map-same-city': (p) => `${partNl(p)} loopt van ${p['city']} naar ${p['city']} zelf.`,
  'map-not-two-ends': () => 'De kaart moet precies twee transcontinentale einden noemen.',
  'map-no-such-end': (p) => `Transcontinentale einden: er is geen stad ${given('nl', p)}.`,
  'map-same-ends': (p) => `De transcontinentale einden zijn dezelfde stad, ${p['city']}.`,
  'map-two-cities': (p) => `Twee steden hebben de id ${p['id']}.`,
  'map-no-hexagon': () => 'Geen enkele stad is een zeshoek, dus geen maatschappij kan beginnen.',
  'map-too-few-cubes': (p) =>
    `${p['count']} steden zijn ${GOODS[p['goods'] ?? '']}, maar er zijn ${p['cubes']} goederenblokjes in die kleur.`,
  'map-two-routes': (p) => `Er zijn twee trajecten ${p['route']}.`,
  'map-not-connected': (p) => `De kaart hangt niet samen: er loopt geen weg naar ${p['cities']}.`,
};

const TABLES: Readonly<Record<Language, Table>> = { en, nl };

/** Undefined: it is no fault of a map. */
export function mapFault(language: Language, { code, params }: Refused): string | undefined {
  return TABLES[language][code]?.(params);
}
