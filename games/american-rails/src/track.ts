/** Cubes on the map: what they cost and where they may go (AR-5). */
import type { Emit, Seat } from '@roundhouse/engine';
import { clearBit, setBit } from '@roundhouse/kit/bitset';
import { boardOf, NEIGHBOURS, type Board } from './board.ts';
import { COMPANY_DATA } from './companies.ts';
import { CHEAPEST, COSTS, DEAREST_BASE } from './costs.ts';
import { enterCity } from './income.ts';
import { hasCube } from './mask.ts';
import { PLACES } from './moves.ts';
import {
  COMPANIES,
  type Action,
  type Company,
  type Event,
  type State,
  type View,
} from './types.ts';

/** What the next cube in a hex costs, given what stands there (AR-5.3). */
export function cubeCost({ costsFrom }: Board, hex: number, mask: number): number {
  return COSTS[(costsFrom[hex] ?? 0) + mask] ?? 0;
}

/** What the seat may place now: company by company, hex by hex, and no more than `most`. */
function firstPlacements(position: View, seat: Seat, most: number): Action[] {
  const list: Action[] = [];
  const board = boardOf(position.config);
  for (const company of COMPANIES) {
    const { held, supply, treasury, frontier } = position.companies[company];
    if (held[seat] === 0 || supply === 0 || treasury < CHEAPEST) continue;
    const payable = board.payable[Math.min(treasury, DEAREST_BASE)] ?? [];
    const actions = PLACES[company];
    for (let word = 0; word < frontier.length; word++) {
      for (let left = (frontier[word] ?? 0) & (payable[word] ?? 0); left !== 0; left &= left - 1) {
        const hex = word * 32 + 31 - Math.clz32(left & -left);
        const action = actions[hex];
        if (action === undefined || cubeCost(board, hex, position.map[hex] ?? 0) > treasury)
          continue;
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
  const board = boardOf(state.config);
  const before = state.map[hex] ?? 0;
  const after = before | (1 << company);
  state.map[hex] = after;
  state.companies[company].supply -= 1;
  moveFrontiers(state, board, company, hex);
  const city = board.cityAt[hex];
  if (city) enterCity(state, company, city, before, after, emit);
}

function moveFrontiers(state: State, { holdsOne }: Board, company: Company, hex: number): void {
  const { frontier } = state.companies[company];
  if (holdsOne[hex]) for (const other of COMPANIES) clearBit(state.companies[other].frontier, hex);
  else clearBit(frontier, hex);
  for (const next of NEIGHBOURS[hex] ?? []) {
    const mask = state.map[next] ?? 0;
    if (mask === 0 || (!holdsOne[next] && !hasCube(mask, company))) setBit(frontier, next);
  }
}
