/** A map on the workbench as a drawing. Its scale does not hang on the cities: nothing jumps while one is dragged. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { GameMap } from '../../src/index.ts';
import { coastAround } from '../board/coast.ts';

export interface Way {
  readonly a: Point;
  readonly b: Point;
  readonly middle: Point;
}

export interface BenchDrawing {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly shift: Point;
  readonly coast: string;
  /** Whether the map brings its own coast, in its own units. */
  readonly isDrawn: boolean;
  readonly cities: readonly Point[];
  /** By route; undefined: it leads nowhere. */
  readonly ways: readonly (Way | undefined)[];
}

const WIDE = 1100;
const HIGH = 700;
const MARGIN = 56;

type Frame = Pick<BenchDrawing, 'width' | 'height' | 'scale' | 'shift'>;

function frameOf(map: GameMap): Frame {
  const [width, height] = [Math.max(1, map.width), Math.max(1, map.height)];
  if (map.scenery) {
    const [left, top, right, bottom] = map.scenery.margins;
    return {
      width: width + left + right,
      height: height + top + bottom,
      scale: 1,
      shift: { x: left, y: top },
    };
  }
  const scale = Math.min(WIDE / width, HIGH / height);
  return {
    width: width * scale + 2 * MARGIN,
    height: height * scale + 2 * MARGIN,
    scale,
    shift: { x: MARGIN, y: MARGIN },
  };
}

export function benchDrawing(map: GameMap): BenchDrawing {
  const frame = frameOf(map);
  const { scale, shift, width, height } = frame;
  const cities = map.cities.map(({ x, y }) => ({ x: x * scale + shift.x, y: y * scale + shift.y }));
  const at = (id: string): Point | undefined => cities[map.cities.findIndex((c) => c.id === id)];
  const ways = map.routes.map((route): Way | undefined => {
    const [a, b] = [at(route.a), at(route.b)];
    return a && b && { a, b, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  });
  // Around a city without routes there is land, too: it rises where one is put into the sea.
  const land = [...ways.filter((way) => way !== undefined), ...cities.map((a) => ({ a, b: a }))];
  return {
    ...frame,
    coast: map.scenery?.coast ?? coastAround(width, height, land),
    isDrawn: map.scenery !== undefined,
    cities,
    ways,
  };
}

/** Where a point of the drawing lies on the map. */
export function onMap({ scale, shift }: Frame, { x, y }: Point): Point {
  return { x: (x - shift.x) / scale, y: (y - shift.y) / scale };
}

const REACH = 34;

/** The city under a point, as a finger means it; -1: none. */
export function cityUnder({ cities }: BenchDrawing, point: Point): number {
  let best = -1;
  let least = REACH;
  for (const [city, { x, y }] of cities.entries()) {
    const far = Math.hypot(x - point.x, y - point.y);
    if (far <= least) {
      best = city;
      least = far;
    }
  }
  return best;
}

/** Where a place of the map lies: a city, or both ends of a route. */
export function pointsOf({ cities, ways }: BenchDrawing, place: string): readonly Point[] {
  const [list, number] = place.split('.');
  const city = list === 'cities' ? cities[Number(number)] : undefined;
  const way = list === 'routes' ? ways[Number(number)] : undefined;
  return city ? [city] : way ? [way.a, way.b] : [];
}
