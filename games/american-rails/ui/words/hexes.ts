/** What a hex is called: a city by its name, any other by its ground and where it lies. */
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { CITY_AT, hexAt, HEXES } from '../../src/board.ts';
import type { Terrain } from '../../src/types.ts';
import { type Bearing, WHEREABOUTS, type Whereabouts } from './whereabouts.ts';

export interface Ways {
  /** 'in', 'on': before the name in a sentence that says where something lies. */
  readonly within: Readonly<Record<Terrain, string>>;
  /** 'the plains', as the hex is part of them. */
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly bearings: Readonly<Record<Bearing, string>>;
  /** 'two hexes', before the bearing. */
  readonly hexes: readonly string[];
  between(one: string, other: string): string;
}

function told({ hexes, bearings, between }: Ways, where: Whereabouts): string {
  if (where.kind === 'between') return between(...where.cities);
  // Straight north and south no hex lies nearer: nobody has to count.
  const isNearest = where.bearing === 'n' || where.bearing === 's';
  const count = isNearest ? '' : (hexes[where.hexes] ?? '');
  return `${count}${bearings[where.bearing]} ${where.city}`;
}

/** What hexes are called in one language. */
export interface HexNames {
  /** Where it lies: 'New York', 'west of Indianapolis', 'between Philadelphia and New York'. */
  placeName(hex: number): string;
  /** As a part of a sentence: 'New York', 'the plains west of Indianapolis'. */
  hexName(hex: number): string;
  /** 'in New York', 'on the plains west of Indianapolis'. */
  hexIn(hex: number): string;
  /** The same as refusals give it: a city's name, or a hex by its column and row. */
  hexOfId(id: string | number | undefined): string;
  inHexOfId(id: string | number | undefined): string;
}

export function hexNames(ways: Ways): HexNames {
  const placeName = (hex: number): string => {
    const where = WHEREABOUTS[hex];
    return where ? told(ways, where) : (CITY_AT[hex]?.name ?? '');
  };
  const hexName = (hex: number): string => {
    const ground = ways.grounds[HEXES[hex]?.terrain ?? 'city'];
    return ground === '' ? placeName(hex) : `${ground} ${placeName(hex)}`;
  };
  const hexIn = (hex: number): string =>
    `${ways.within[HEXES[hex]?.terrain ?? 'city']} ${hexName(hex)}`;
  return {
    placeName,
    hexName,
    hexIn,
    hexOfId: (id) => {
      const hex = hexAt(String(id));
      return hex === undefined ? String(id) : hexName(hex);
    },
    inHexOfId: (id) => {
      const hex = hexAt(String(id));
      return hex === undefined ? `${ways.within.city} ${id}` : hexIn(hex);
    },
  };
}

const WAYS = await inEveryLanguage<Ways>((language) => import(`./${language}/hexes.ts`));

export const HEX_NAMES = forEveryLanguage((language) => hexNames(WAYS[language]));
