/** What hands do to a box: each answers the next one. */
import { hexId } from '@roundhouse/kit/hex';
import type { Language } from '@roundhouse/ui/words';
import { hexAt, HEXES, LETTERS, OFF } from '../../src/board.ts';
import type { BoxCity, RailsBox, Terrain } from '../../src/types.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';

const CITY = 'C';
const PLAINS = 'P';
const NEW_CITY = { full: 2, shared: 1 };

const letterOf = (terrain: Terrain): string =>
  Object.keys(LETTERS).find((letter) => LETTERS[letter] === terrain) ?? PLAINS;

function letterAt({ terrain }: RailsBox, hex: number): string {
  const at = HEXES[hex];
  return (at && terrain[at.row]?.[at.col]) ?? PLAINS;
}

/** The hex that a city lies on; undefined: it lies on none. */
export function hexOfCity({ col, row }: BoxCity): number | undefined {
  return hexAt(hexId({ col, row }));
}

/** The place of the city on a hex; -1: there is none. */
export function cityOn({ cities }: RailsBox, hex: number): number {
  return cities.findIndex((city) => hexOfCity(city) === hex);
}

function withLetter(box: RailsBox, hex: number, letter: string): RailsBox {
  const at = HEXES[hex];
  if (!at) return box;
  const terrain = box.terrain.map((line, row) =>
    row === at.row
      ? Array.from(line, (each, col) => (col === at.col ? letter : each)).join('')
      : line,
  );
  return { ...box, terrain };
}

/** Cities stay as they are. */
export function withTerrain(box: RailsBox, hex: number, terrain: Terrain): RailsBox {
  return cityOn(box, hex) >= 0 ? box : withLetter(box, hex, letterOf(terrain));
}

function newCity({ cities }: RailsBox, hex: number, called: (number: number) => string): BoxCity {
  let number = cities.length + 1;
  while (cities.some(({ name }) => name === called(number))) number += 1;
  const { col, row } = HEXES[hex] ?? { col: 0, row: 0 };
  return { name: called(number), col, row, ...NEW_CITY };
}

export function withCity(box: RailsBox, hex: number, called: (number: number) => string): RailsBox {
  if (cityOn(box, hex) >= 0) return box;
  const put = withLetter(box, hex, CITY);
  return { ...put, cities: [...box.cities, newCity(box, hex, called)] };
}

/** What the city comes to lies then where it was. */
export function withCityAt(box: RailsBox, place: number, hex: number): RailsBox {
  const city = box.cities[place];
  const to = HEXES[hex];
  if (!city || !to || cityOn(box, hex) >= 0) return box;
  const from = hexOfCity(city);
  const left = from === undefined ? box : withLetter(box, from, letterAt(box, hex));
  const moved = withLetter(left, hex, CITY);
  return {
    ...moved,
    cities: box.cities.map((each, at) =>
      at === place ? { ...each, col: to.col, row: to.row } : each,
    ),
  };
}

export function withoutCity(box: RailsBox, place: number): RailsBox {
  return follow(box, { ...box, cities: box.cities.filter((_, at) => at !== place) });
}

/** Where cities were put or taken away by table, the terrain goes along. */
export function follow(before: RailsBox, after: RailsBox): RailsBox {
  if (JSON.stringify(before.cities) === JSON.stringify(after.cities)) return after;
  const terrain = after.terrain.map((line, row) =>
    Array.from(line, (letter, col) => {
      const hex = hexAt(hexId({ col, row }));
      if (hex === undefined || letter === OFF) return letter;
      if (cityOn(after, hex) >= 0) return CITY;
      return letter === CITY ? PLAINS : letter;
    }).join(''),
  );
  return { ...after, terrain };
}

/** One more city, by table: on the first hex without one, from the middle of the list of hexes on. */
export function entry(box: RailsBox, list: string, language: Language): unknown {
  if (list !== 'cities') return undefined;
  const order = [...HEXES.keys()];
  const middle = Math.floor(order.length / 2);
  const free = [...order.slice(middle), ...order.slice(0, middle)].find(
    (hex) => cityOn(box, hex) < 0,
  );
  return free === undefined ? undefined : newCity(box, free, WORKBENCH_LABELS[language].city);
}

/** Plains from coast to coast. */
export function blankFrom(box: RailsBox, language: Language): RailsBox {
  return {
    name: WORKBENCH_LABELS[language].newBox,
    terrain: box.terrain.map((line) =>
      Array.from(line, (letter) => (letter === OFF ? OFF : PLAINS)).join(''),
    ),
    cities: [],
  };
}
