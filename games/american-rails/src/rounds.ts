/** Phases and rounds (AR-3), dividends (AR-7) and the end (AR-8). */
import type { Emit } from '@roundhouse/engine';
import { LAST_YEAR, PHASES } from './companies.ts';
import { waitFor } from './frame.ts';
import {
  COMPANIES,
  NONE,
  SPACES,
  type Company,
  type EndReason,
  type Event,
  type State,
  type View,
} from './types.ts';

const LOW_SUPPLY = 2;

/** The place in `trains` of the top space of a phase's column. */
export function columnOf(phase: number): number {
  return (phase - 1) * SPACES.length;
}

/** Phase 1, by the turn order track (AR-3.2). */
export function startRound(state: State, emit: Emit<Event> | undefined): void {
  state.phase = 1;
  state.moving = 0;
  emit?.({ type: 'round', year: state.year, order: [...state.order] });
  waitFor(state, 'space', state.order[0] ?? 0);
}

/** The player has finished or declined his action: the next one moves (AR-3.2). */
export function endTurn(state: State, emit: Emit<Event> | undefined): void {
  state.moving += 1;
  const next = state.order[state.moving];
  if (next === undefined) endPhase(state, emit);
  else waitFor(state, 'space', next);
}

/** AR-3.3, AR-3.7: the column just filled gives the order of the next phase or round. */
function endPhase(state: State, emit: Emit<Event> | undefined): void {
  const column = columnOf(state.phase);
  for (let space = 0, place = 0; space < SPACES.length; space++) {
    const seat = state.trains[column + space] ?? NONE;
    if (seat !== NONE) state.order[place++] = seat;
  }
  if (state.phase === PHASES) {
    endRound(state, emit);
    return;
  }
  state.phase += 1;
  state.moving = 0;
  emit?.({ type: 'phase', phase: state.phase, order: [...state.order] });
  waitFor(state, 'space', state.order[0] ?? 0);
}

function endRound(state: State, emit: Emit<Event> | undefined): void {
  for (const company of COMPANIES) payDividend(state, company, emit);
  const reasons = endReasons(state);
  if (reasons.length > 0) {
    emit?.({ type: 'ended', year: state.year, reasons, cash: [...state.cash] });
    waitFor(state, 'over', NONE);
    return;
  }
  state.trains.fill(NONE);
  state.year += 1;
  startRound(state, emit);
}

/** Shares of a company in players' hands. */
export function sharesHeld(position: View, company: Company): number {
  let shares = 0;
  for (const held of position.companies[company].held) shares += held;
  return shares;
}

/** What each share would be paid now: income by shares, rounded up (AR-7.1). */
export function dividendPerShare(position: View, company: Company): number {
  const shares = sharesHeld(position, company);
  return shares === 0 ? 0 : Math.ceil(position.companies[company].income / shares);
}

function payDividend(state: State, company: Company, emit: Emit<Event> | undefined): void {
  const shares = sharesHeld(state, company);
  if (shares === 0) return;
  const { held, income } = state.companies[company];
  const each = dividendPerShare(state, company);
  for (let seat = 0; seat < held.length; seat++) {
    state.cash[seat] = (state.cash[seat] ?? 0) + each * (held[seat] ?? 0);
  }
  const paid = (): number[] => held.map((owned) => owned * each);
  emit?.({ type: 'dividend', company, income, shares, each, paid: paid() });
}

/** How many supplies count as low, houses included (AR-8.1). */
export function lowSupplies(position: View): number {
  let low = position.houses <= LOW_SUPPLY ? 1 : 0;
  for (const company of COMPANIES) {
    const { status, supply } = position.companies[company];
    if (status === 'playing' && supply <= LOW_SUPPLY) low += 1;
  }
  return low;
}

/** Why the game would end with this dividend phase; empty: it goes on (AR-8.1). */
export function endReasons(position: View): EndReason[] {
  const reasons: EndReason[] = [];
  if (position.year === LAST_YEAR) reasons.push('last-year');
  if (COMPANIES.every((company) => position.companies[company].unsold === 0)) {
    reasons.push('no-shares');
  }
  if (lowSupplies(position) >= position.config.seats) reasons.push('low-supplies');
  return reasons;
}
