/** A coast for a map that brings none: what lies near a route is land, and no coast is straight. */
import type { Point } from '@roundhouse/ui/pieces/box';

interface Way {
  readonly a: Point;
  readonly b: Point;
}

/** How far land reaches beyond a route, and how much its coast goes in and out. */
const REACH = 74;
const WAVES = 13;
const STEP = 16;
/** Beyond the frame everything is sea, so that each coast closes. */
const BEYOND = 8;

function distance({ x, y }: Point, { a, b }: Way): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** More than nothing on land. */
function heightAt(point: Point, ways: readonly Way[]): number {
  const { x, y } = point;
  const waves = Math.sin(x / 31 + Math.cos(y / 43)) + Math.cos(y / 27 - Math.sin(x / 61));
  const nearest = ways.reduce((least, way) => Math.min(least, distance(point, way)), Infinity);
  return REACH + (waves * WAVES) / 2 - nearest;
}

/** The corners of a square, clockwise from its left upper one; an edge leads from each to the next. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export function coastAround(width: number, height: number, ways: readonly Way[]): string {
  const columns = Math.ceil(width / STEP) + 2 * BEYOND;
  const rows = Math.ceil(height / STEP) + 2 * BEYOND;
  const pointAt = (column: number, row: number): Point => ({
    x: (column - BEYOND) * STEP,
    y: (row - BEYOND) * STEP,
  });
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) =>
      row === 0 || column === 0 || row === rows || column === columns
        ? -STEP
        : heightAt(pointAt(column, row), ways),
    ),
  );
  /** Where the coast crosses an edge of the net, by the edge, and to which edge it goes on. */
  const crossings = new Map<string, Point>();
  const next = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = (at: number): { column: number; row: number; height: number } => {
        const [right, down] = CORNERS[at % 4] ?? [0, 0];
        const [c, r] = [column + right, row + down];
        return { column: c, row: r, height: heights[r]?.[c] ?? -STEP };
      };
      const leaves: string[] = [];
      const enters: string[] = [];
      for (let at = 0; at < 4; at++) {
        const [from, to] = [corner(at), corner(at + 1)];
        if (from.height > 0 === to.height > 0) continue;
        const key = [`${from.column} ${from.row}`, `${to.column} ${to.row}`].toSorted().join(' ');
        const share = from.height / (from.height - to.height);
        const [one, other] = [pointAt(from.column, from.row), pointAt(to.column, to.row)];
        crossings.set(key, {
          x: one.x + (other.x - one.x) * share,
          y: one.y + (other.y - one.y) * share,
        });
        (from.height > 0 ? leaves : enters).push(key);
      }
      // Land lies to the left of the way that the coast takes.
      leaves.forEach((key, at) => next.set(key, enters[at] ?? key));
    }
  }
  return loops(next)
    .map((keys) => keys.flatMap((key) => crossings.get(key) ?? []))
    .filter(isLand)
    .map(smooth)
    .join('');
}

function loops(next: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const left = new Set(next.keys());
  const found: string[][] = [];
  for (const first of left) {
    const loop: string[] = [];
    for (let key = first; left.delete(key); key = next.get(key) ?? first) loop.push(key);
    found.push(loop);
  }
  return found;
}

/** Lakes run the other way round; a map that brings no scenery has none. */
function isLand(points: readonly Point[]): boolean {
  const doubled = points.reduce((sum, { x, y }, at) => {
    const to = points[(at + 1) % points.length] ?? { x, y };
    return sum + x * to.y - to.x * y;
  }, 0);
  return doubled > 0;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Through the middles between the points: no corner is left. */
function smooth(points: readonly Point[]): string {
  const middle = (at: number): string => {
    const one = points[at % points.length] ?? { x: 0, y: 0 };
    const other = points[(at + 1) % points.length] ?? one;
    return `${round((one.x + other.x) / 2)} ${round((one.y + other.y) / 2)}`;
  };
  const bends = points.map(
    (_, at) =>
      `Q${round(points[(at + 1) % points.length]?.x ?? 0)} ${round(points[(at + 1) % points.length]?.y ?? 0)} ${middle(at + 1)}`,
  );
  return `M${middle(0)}${bends.join('')}Z`;
}
