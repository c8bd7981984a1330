/** The four ways that arrow keys lead on a drawing. */
import type { Point } from './pieces/box.ts';

export const ARROW_WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type ArrowKey = keyof typeof ARROW_WAYS;

export function isArrow(key: string): key is ArrowKey {
  return Object.hasOwn(ARROW_WAYS, key);
}

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;

/**
 * The point that lies nearest in the way of the key; the same one at the edge. What lies aside by more than `widest`
 * times as far as ahead lies in another key's way.
 */
export function nearestAhead(
  points: readonly Point[],
  start: number,
  key: ArrowKey,
  widest = 2,
): number {
  const way = ARROW_WAYS[key];
  const from = points[start];
  let best = start;
  let nearest = Infinity;
  for (const [next, to] of points.entries()) {
    const [dx, dy] = [to.x - (from?.x ?? 0), to.y - (from?.y ?? 0)];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead <= 4 || aside > ahead * widest) continue;
    const far = ahead + aside * ASIDE;
    if (far < nearest) [best, nearest] = [next, far];
  }
  return best;
}
