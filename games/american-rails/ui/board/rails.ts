/** Which cubes of a company are joined by a line: all of them, and no more lines than that takes. */
import { HEXES, NEIGHBOURS } from '../../src/board.ts';
import { hasCube } from '../../src/mask.ts';
import type { Company } from '../../src/types.ts';

export type Joint = readonly [number, number];

/** Every pair of neighbours once. Lines along a row come first: they are the calmest to look at. */
const PAIRS: readonly Joint[] = NEIGHBOURS.flatMap((around, hex) =>
  around.filter((other) => other > hex).map((other): Joint => [hex, other]),
).toSorted(([a, b], [c, d]) => Number(isSlanting(a, b)) - Number(isSlanting(c, d)));

function isSlanting(a: number, b: number): boolean {
  return HEXES[a]?.row !== HEXES[b]?.row;
}

export function joints(map: readonly number[], company: Company): readonly Joint[] {
  const leaders = new Map<number, number>();
  const leaderOf = (hex: number): number => {
    const next = leaders.get(hex);
    return next === undefined ? hex : leaderOf(next);
  };
  const found: Joint[] = [];
  for (const [a, b] of PAIRS) {
    if (!hasCube(map[a] ?? 0, company) || !hasCube(map[b] ?? 0, company)) continue;
    const from = leaderOf(a);
    const to = leaderOf(b);
    if (from === to) continue;
    leaders.set(to, from);
    found.push([a, b]);
  }
  return found;
}
