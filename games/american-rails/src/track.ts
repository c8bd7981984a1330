/** Cubes on the map: what they cost and where they may go (AR-5). */
import type { Emit, Seat } from '@roundhouse/engine';
import { clearBit, emptyBits, setBit } from '@roundhouse/kit/bitset';
import { CITY_AT, HEXES, HOLDS_ONE, NEIGHBOURS } from './board.ts';
import { COMPANY_DATA } from './companies.ts';
import { enterCity } from './income.ts';
import { MASKS, cubesIn, hasCube, hasHouse } from './mask.ts';
import { PLACES } from './moves.ts';
import {
  COMPANIES,
  TERRAINS,
  type Action,
  type Company,
  type Event,
  type State,
  type Terrain,
  type View,
} from './types.ts';

const BASE_COSTS: Readonly<Record<Terrain, number>> = {
  plains: 2,
  forest: 3,
  mountain: 5,
  city: 2,
};
const COST_PER_CUBE = 2;
const COST_PER_HOUSE = 2;
const CHEAPEST = 2;
const DEAREST_BASE = 5;

function costByRule(terrain: Terrain, mask: number): number {
  const base = BASE_COSTS[terrain];
  if (terrain === 'forest' || terrain === 'mountain') return base;
  return base + COST_PER_CUBE * cubesIn(mask) + (hasHouse(mask) ? COST_PER_HOUSE : 0);
}

const COSTS: readonly number[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: MASKS }, (_, mask) => costByRule(terrain, mask)),
);
const COSTS_FROM: readonly number[] = HEXES.map((hex) => TERRAINS.indexOf(hex.terrain) * MASKS);

/** What the next cube in a hex costs, given what stands there (AR-5.3). */
export function cubeCost(hex: number, mask: number): number {
  return COSTS[(COSTS_FROM[hex] ?? 0) + mask] ?? 0;
}

/** For each treasury up to the dearest base cost the hexes that it could pay for when empty, as bits. */
const PAYABLE: readonly (readonly number[])[] = Array.from(
  { length: DEAREST_BASE + 1 },
  (_, sum) => {
    const bits = emptyBits(HEXES.length);
    for (const [hex, { terrain }] of HEXES.entries())
      if (BASE_COSTS[terrain] <= sum) setBit(bits, hex);
    return bits;
  },
);

/** What the seat may place now: company by company, hex by hex, and no more than `most`. */
function firstPlacements(position: View, seat: Seat, most: number): Action[] {
  const list: Action[] = [];
  for (const company of COMPANIES) {
    const { held, supply, treasury, frontier } = position.companies[company];
    if (held[seat] === 0 || supply === 0 || treasury < CHEAPEST) continue;
    const payable = PAYABLE[Math.min(treasury, DEAREST_BASE)] ?? [];
    const actions = PLACES[company];
    for (let word = 0; word < frontier.length; word++) {
      for (let left = (frontier[word] ?? 0) & (payable[word] ?? 0); left !== 0; left &= left - 1) {
        const hex = word * 32 + 31 - Math.clz32(left & -left);
        const action = actions[hex];
        if (action === undefined || cubeCost(hex, position.map[hex] ?? 0) > treasury) continue;
        if (list.push(action) === most) return list;
      }
    }
  }
  return list;
}

/** Every cube that the seat may place now (AR-4.7, AR-5). */
export function placements(position: View, seat: Seat): Action[] {
  return firstPlacements(position, seat, Infinity);
}

export function canPlace(position: View, seat: Seat): boolean {
  return firstPlacements(position, seat, 1).length > 0;
}

/** Whether a company has a cube on the map. */
export function isFounded(position: View, company: Company): boolean {
  return position.companies[company].supply < COMPANY_DATA[company].supply;
}

/** A cube goes from the supply to the map; what it costs is paid by the caller. */
export function layCube(state: State, company: Company, hex: number, emit?: Emit<Event>): void {
  const before = state.map[hex] ?? 0;
  const after = before | (1 << company);
  state.map[hex] = after;
  state.companies[company].supply -= 1;
  moveFrontiers(state, company, hex);
  const city = CITY_AT[hex];
  if (city) enterCity(state, company, city, before, after, emit);
}

function moveFrontiers(state: State, company: Company, hex: number): void {
  const { frontier } = state.companies[company];
  if (HOLDS_ONE[hex]) for (const other of COMPANIES) clearBit(state.companies[other].frontier, hex);
  else clearBit(frontier, hex);
  for (const next of NEIGHBOURS[hex] ?? []) {
    const mask = state.map[next] ?? 0;
    if (mask === 0 || (!HOLDS_ONE[next] && !hasCube(mask, company))) setBit(frontier, next);
  }
}
