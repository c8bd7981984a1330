/** What a hex is called: a city by its name, any other by its ground and where it lies. */
import type { Language } from '@roundhouse/ui/words';
import { CITY_AT, HEXES, hexAt } from '../../src/board.ts';
import type { Terrain } from '../../src/types.ts';
import { WHEREABOUTS, type Bearing, type Whereabouts } from './whereabouts.ts';

interface Ways {
  /** 'in', 'on': before the name in a sentence that says where something lies. */
  readonly within: Readonly<Record<Terrain, string>>;
  /** 'the plains', as the hex is part of them. */
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly bearings: Readonly<Record<Bearing, string>>;
  /** 'two hexes', before the bearing. */
  readonly hexes: readonly string[];
  between(one: string, other: string): string;
}

const WAYS: Readonly<Record<Language, Ways>> = {
  en: {
    within: { plains: 'on', forest: 'in', mountain: 'in', city: 'in' },
    grounds: { plains: 'the plains', forest: 'the forest', mountain: 'the mountains', city: '' },
    bearings: {
      e: 'east of',
      w: 'west of',
      ne: 'north-east of',
      nw: 'north-west of',
      se: 'south-east of',
      sw: 'south-west of',
      n: 'north of',
      s: 'south of',
    },
    hexes: ['', '', 'two hexes ', 'three hexes '],
    between: (one, other) => `between ${one} and ${other}`,
  },
  nl: {
    within: { plains: 'op', forest: 'in', mountain: 'in', city: 'in' },
    grounds: { plains: 'de vlakte', forest: 'het bos', mountain: 'de bergen', city: '' },
    bearings: {
      e: 'ten oosten van',
      w: 'ten westen van',
      ne: 'ten noordoosten van',
      nw: 'ten noordwesten van',
      se: 'ten zuidoosten van',
      sw: 'ten zuidwesten van',
      n: 'ten noorden van',
      s: 'ten zuiden van',
    },
    hexes: ['', '', 'twee velden ', 'drie velden '],
    between: (one, other) => `tussen ${one} en ${other}`,
  },
};

function told({ hexes, bearings, between }: Ways, where: Whereabouts): string {
  if (where.kind === 'between') return between(...where.cities);
  // Straight north and south no hex lies nearer: nobody has to count.
  const isNearest = where.bearing === 'n' || where.bearing === 's';
  const count = isNearest ? '' : (hexes[where.hexes] ?? '');
  return `${count}${bearings[where.bearing]} ${where.city}`;
}

/** Where it lies: 'New York', 'west of Indianapolis', 'between Philadelphia and New York'. */
export function placeName(language: Language, hex: number): string {
  const where = WHEREABOUTS[hex];
  return where ? told(WAYS[language], where) : (CITY_AT[hex]?.name ?? '');
}

/** As a part of a sentence: 'New York', 'the plains west of Indianapolis'. */
export function hexName(language: Language, hex: number): string {
  const place = placeName(language, hex);
  const ground = WAYS[language].grounds[HEXES[hex]?.terrain ?? 'city'];
  return ground === '' ? place : `${ground} ${place}`;
}

/** 'in New York', 'on the plains west of Indianapolis'. */
export function hexIn(language: Language, hex: number): string {
  return `${WAYS[language].within[HEXES[hex]?.terrain ?? 'city']} ${hexName(language, hex)}`;
}

/** The same as refusals give it: a city's name, or a hex by its column and row. */
export function hexOfId(language: Language, id: string | number | undefined): string {
  const hex = hexAt(String(id));
  return hex === undefined ? String(id) : hexName(language, hex);
}

export function inHexOfId(language: Language, id: string | number | undefined): string {
  const hex = hexAt(String(id));
  return hex === undefined ? String(id) : hexIn(language, hex);
}
