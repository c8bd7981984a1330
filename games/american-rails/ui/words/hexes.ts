/** What a hex is called: a city by its name, any other by its ground and where it lies. */
import { inEveryLanguage, type Language } from '@roundhouse/ui/words';
import { boardOf, hexAt, HEXES, type Board } from '../../src/board.ts';
import type { Config, Terrain } from '../../src/types.ts';
import { type Bearing, type Whereabouts, whereaboutsOn } from './whereabouts.ts';

export interface Ways {
  /** 'in', 'on': before the name in a sentence that says where something lies. */
  readonly within: Readonly<Record<Terrain, string>>;
  /** 'the plains', as the hex is part of them. */
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly bearings: Readonly<Record<Bearing, string>>;
  /** 'two hexes', before the bearing. */
  readonly hexes: readonly string[];
  between(one: string, other: string): string;
  /** Far from every city: by its column and row. */
  at(id: string): string;
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
  /** Undefined: there is no city. */
  cityName(hex: number): string | undefined;
  terrainAt(hex: number): Terrain;
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

function hexNames(ways: Ways, board: Board): HexNames {
  const { terrain, cityAt } = board;
  const whereabouts = whereaboutsOn(board);
  const placeName = (hex: number): string => {
    const where = whereabouts[hex];
    return where ? told(ways, where) : (cityAt[hex]?.name ?? ways.at(HEXES[hex]?.id ?? ''));
  };
  const hexName = (hex: number): string => {
    const ground = ways.grounds[terrain[hex] ?? 'city'];
    return ground === '' ? placeName(hex) : `${ground} ${placeName(hex)}`;
  };
  const hexIn = (hex: number): string => `${ways.within[terrain[hex] ?? 'city']} ${hexName(hex)}`;
  return {
    cityName: (hex) => cityAt[hex]?.name,
    terrainAt: (hex) => terrain[hex] ?? 'plains',
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

const known = new WeakMap<Board, Map<Language, HexNames>>();

/** What hexes are called in a language, with the box of a config. */
export function hexNamesIn(language: Language, config: Pick<Config, 'box'>): HexNames {
  const board = boardOf(config);
  const inEach = known.get(board) ?? new Map<Language, HexNames>();
  known.set(board, inEach);
  const names = inEach.get(language) ?? hexNames(WAYS[language], board);
  inEach.set(language, names);
  return names;
}
