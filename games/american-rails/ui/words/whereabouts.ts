/** Where a hex without a city lies, told by the cities around it: the board shows no coordinates. */
import { HEXES, NEIGHBOURS, type Board, type City } from '../../src/board.ts';

export type Bearing = 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw' | 'n' | 's';

export type Whereabouts =
  /** The hex that two cities have on either side. */
  | { readonly kind: 'between'; readonly cities: readonly [string, string] }
  /** Straight on from a city, so many hexes; to the north or south always the second row. */
  | {
      readonly kind: 'beside';
      readonly city: string;
      readonly bearing: Bearing;
      readonly hexes: number;
    };

/** Halves of hexes to the east, rows to the south. */
interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf(hex: number): Point {
  const { col = 0, row = 0 } = HEXES[hex] ?? {};
  return { x: 2 * col + (row & 1), y: row };
}

function between(hex: number, greatest: readonly City[]): Whereabouts | undefined {
  const { x, y } = pointOf(hex);
  const near = greatest.filter((city) => NEIGHBOURS[hex]?.includes(city.hex));
  for (const one of near) {
    const here = pointOf(one.hex);
    const other = near.find((city) => {
      const there = pointOf(city.hex);
      return here.x + there.x === 2 * x && here.y + there.y === 2 * y;
    });
    if (other) return { kind: 'between', cities: [one.name, other.name] };
  }
  return undefined;
}

/** Undefined: no straight way leads there. */
function beside(hex: number, city: City): (Whereabouts & { readonly kind: 'beside' }) | undefined {
  const from = pointOf(city.hex);
  const to = pointOf(hex);
  const east = to.x - from.x;
  const south = to.y - from.y;
  const told = (bearing: Bearing, hexes: number) =>
    ({ kind: 'beside', city: city.name, bearing, hexes }) as const;
  if (south === 0) return told(east > 0 ? 'e' : 'w', Math.abs(east) / 2);
  if (east === 0) {
    return Math.abs(south) === 2 ? told(south > 0 ? 's' : 'n', Math.abs(south)) : undefined;
  }
  if (Math.abs(east) !== Math.abs(south)) return undefined;
  return told(`${south > 0 ? 's' : 'n'}${east > 0 ? 'e' : 'w'}`, Math.abs(south));
}

/** Near is better than far, and a plain bearing better than a mixed one. */
function effort({ bearing, hexes }: Whereabouts & { readonly kind: 'beside' }): number {
  return 2 * hexes + (bearing.length - 1);
}

/** As far as a reader would count hexes. */
const FARTHEST = 3;

function whereaboutsOf(hex: number, greatest: readonly City[]): Whereabouts | undefined {
  const ways = greatest
    .flatMap((city) => beside(hex, city) ?? [])
    .filter(({ hexes }) => hexes <= FARTHEST);
  return between(hex, greatest) ?? ways.toSorted((a, b) => effort(a) - effort(b))[0];
}

/** By hex; undefined for cities, which have a name, and for what lies far from all of them. */
export function whereaboutsOn({ cities, cityAt }: Board): readonly (Whereabouts | undefined)[] {
  // A hex is told by the greater city where it can be: more readers know it.
  const greatest = cities.toSorted((a, b) => b.full - a.full);
  return HEXES.map((_, hex) => (cityAt[hex] ? undefined : whereaboutsOf(hex, greatest)));
}
