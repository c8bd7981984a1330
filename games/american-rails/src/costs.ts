/** What a cube costs, by terrain and by what stands there (AR-5.3). */
import { MASKS, cubesIn, hasHouse } from './mask.ts';
import { TERRAINS, type Terrain } from './types.ts';

export const BASE_COSTS: Readonly<Record<Terrain, number>> = {
  plains: 2,
  forest: 3,
  mountain: 5,
  city: 2,
};
const COST_PER_CUBE = 2;
const COST_PER_HOUSE = 2;
export const CHEAPEST = 2;
export const DEAREST_BASE = 5;

function costByRule(terrain: Terrain, mask: number): number {
  const base = BASE_COSTS[terrain];
  if (terrain === 'forest' || terrain === 'mountain') return base;
  return base + COST_PER_CUBE * cubesIn(mask) + (hasHouse(mask) ? COST_PER_HOUSE : 0);
}

/** So many for each terrain, one behind the other. */
export const COSTS: readonly number[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: MASKS }, (_, mask) => costByRule(terrain, mask)),
);
