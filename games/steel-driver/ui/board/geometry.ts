/** A map as a drawing: how large it is and where everything lies, in units. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { Board, City, GameMap, LabelSide } from '../../src/index.ts';
import { coastAround } from './coast.ts';

export interface Name extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** From the map's own units. */
  readonly scale: number;
  readonly shift: Point;
  /** The land behind it, in units of the drawing or, as the map's maker drew it, in those of the map. */
  readonly coast: string;
  readonly isDrawn: boolean;
  readonly cities: readonly Point[];
  readonly names: readonly Name[];
  /** By route: its two ends and its middle. */
  readonly routes: readonly { readonly a: Point; readonly b: Point; readonly middle: Point }[];
  /** The corner of the legend that lies in nobody's way. */
  readonly legend: Point;
}

export const CITY = 17.5;
export const HEXAGON = 22.5;
/** The ring around the ends of the map. */
export const END = 26.5;
export const LEGEND = { width: 228, height: 84 } as const;

/** About what a wide screen shows; a map is brought to it. */
const WIDE = 1200;
const HIGH = 700;
const MARGIN = 56;
/** Cities at the ends of a route are no nearer than this, so that its cost has room. */
const NEAREST = 60;
const WIDEST = 4000;
/** A map of few cities is drawn smaller, so that they are larger in their window. */
const ROOMY = 120;
const SMALLEST = 600;
/** At the left lie the buttons of the window. */
const LEFT = 110;

function frameOf(board: Board): Pick<Drawing, 'width' | 'height' | 'scale' | 'shift'> {
  const { map } = board;
  if (map.scenery) {
    const [left, top, right, bottom] = map.scenery.margins;
    const [width, height] = [map.width + left + right, map.height + top + bottom];
    return { width, height, scale: 1, shift: { x: left, y: top } };
  }
  const apart = board.a.map((from, route) => {
    const a = map.cities[from];
    const b = map.cities[board.b[route] ?? 0];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
  });
  const nearest = Math.max(1, Math.min(...apart));
  const fit = Math.min(WIDE / map.width, HIGH / map.height);
  const roomy = Math.max(ROOMY / nearest, SMALLEST / map.width);
  const clear = Math.min(NEAREST / nearest, WIDEST / map.width);
  const scale = Math.max(clear, Math.min(fit, roomy));
  return {
    width: map.width * scale + LEFT + MARGIN,
    height: map.height * scale + 2 * MARGIN,
    scale,
    shift: { x: LEFT, y: MARGIN },
  };
}

const BASE_LINE = 6;
const BESIDE: Readonly<Record<LabelSide, (reach: number) => Name>> = {
  n: (reach) => ({ x: 0, y: -reach, anchor: 'middle' }),
  s: (reach) => ({ x: 0, y: reach + 2 * BASE_LINE, anchor: 'middle' }),
  e: (reach) => ({ x: reach, y: BASE_LINE, anchor: 'start' }),
  w: (reach) => ({ x: -reach, y: BASE_LINE, anchor: 'end' }),
};

export function nameOf(map: GameMap, city: City, at: Point, shift: Point): Name {
  const placed = map.scenery?.names?.[city.id];
  if (placed) return { x: placed[0] + shift.x, y: placed[1] + shift.y, anchor: 'middle' };
  const isEnd = map.ends.includes(city.id);
  const reach = isEnd ? END : city.shape === 'hexagon' ? HEXAGON : CITY;
  const beside = BESIDE[city.label](reach + 5);
  return { x: at.x + beside.x, y: at.y + beside.y, anchor: beside.anchor };
}

/** The corner with the fewest cities in it; the lower left one of equals. */
function emptiest(width: number, height: number, cities: readonly Point[]): Point {
  const left = 14;
  const right = width - LEGEND.width - 14;
  const top = 14;
  const bottom = height - LEGEND.height - 14;
  const corners: Point[] = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  const inside = ({ x, y }: Point): number =>
    cities.filter(
      (city) =>
        city.x > x - 50 &&
        city.x < x + LEGEND.width + 50 &&
        city.y > y - 40 &&
        city.y < y + LEGEND.height + 40,
    ).length;
  return corners.reduce((best, corner) => (inside(corner) < inside(best) ? corner : best));
}

const drawings = new WeakMap<Board, Drawing>();

export function drawingOf(board: Board): Drawing {
  const known = drawings.get(board);
  if (known) return known;
  const frame = frameOf(board);
  const { scale, shift, width, height } = frame;
  const cities = board.cities.map(({ x, y }) => ({
    x: x * scale + shift.x,
    y: y * scale + shift.y,
  }));
  const cityAt = (city: number | undefined): Point => cities[city ?? 0] ?? shift;
  const routes = board.a.map((from, route) => {
    const a = cityAt(from);
    const b = cityAt(board.b[route]);
    return { a, b, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  });
  const { scenery } = board.map;
  const drawing: Drawing = {
    ...frame,
    coast: scenery?.coast ?? coastAround(width, height, routes),
    isDrawn: scenery !== undefined,
    cities,
    names: board.cities.map((city, at) => nameOf(board.map, city, cityAt(at), shift)),
    routes,
    legend: emptiest(width, height, cities),
  };
  drawings.set(board, drawing);
  return drawing;
}

/** A hexagon that stands on a corner. */
export function hexagon(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const corner = (at: number): string => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    const px = Math.round((x + radius * Math.cos(angle)) * 10) / 10;
    const py = Math.round((y + radius * Math.sin(angle)) * 10) / 10;
    return `${px} ${py}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

export const line = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;
