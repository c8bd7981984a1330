/** The one judge: what a seat may do. */
import type { Seat } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { addClaims, addJokerClaim, CONTRACTS, drawsFor, keepsFor, PASS } from './actions.ts';
import { playerAt } from './setup.ts';
import {
  FITTING,
  GREY,
  JOKER,
  LONGEST,
  LOW_ROUTES,
  NONE,
  TRACKS,
  WITHIN_HIGH,
  WITHIN_LOW,
} from './tables.ts';
import type { Action, State } from './types.ts';

const NOTHING: readonly Action[] = Object.freeze([]);
const ONLY_PASS: readonly Action[] = Object.freeze([PASS]);

/** What the choices of a turn depend on; a seat's own view holds it too. */
export interface Prospect {
  readonly hand: readonly number[];
  readonly carts: number;
  /** Free routes that no double route closes to the seat. */
  readonly openLow: number;
  readonly openHigh: number;
  /** The set of cards in the display, and whether the pile holds any. */
  readonly showing: number;
  readonly pile: boolean;
  /** Whether the contract pile holds any. */
  readonly contracts: boolean;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  switch (state.step) {
    case 'turn':
      return seat === state.seat ? turnActions(prospectOf(state, seat)) : NOTHING;
    case 'second':
      return seat === state.seat
        ? secondDraws(showing(state.display), total(state.pile) > 0)
        : NOTHING;
    case 'choose': {
      const player = state.players[seat];
      return player && player.chosen === 0 ? keepsFor(player.offer) : NOTHING;
    }
    case 'keep':
      return seat === state.seat ? keepsFor(playerAt(state, seat).offer) : NOTHING;
    default:
      return NOTHING;
  }
}

function prospectOf(state: State, seat: Seat): Prospect {
  const player = playerAt(state, seat);
  return {
    hand: player.hand,
    carts: player.carts,
    openLow: player.openLow,
    openHigh: player.openHigh,
    showing: showing(state.display),
    pile: total(state.pile) > 0,
    contracts: state.fresh !== 0 || state.under.length > 0,
  };
}

/** AM-2.1: draw cards, claim a route or draw contracts; AM-2.2: else pass. */
export function turnActions(prospect: Prospect): readonly Action[] {
  const actions: Action[] = [];
  addAll(actions, drawsFor(prospect.showing, prospect.pile));
  addRoutes(actions, prospect);
  if (prospect.contracts) actions.push(CONTRACTS);
  return actions.length === 0 ? ONLY_PASS : actions;
}

/** AM-3.2: a joker in the display can't be the second card. */
export function secondDraws(cards: number, pile: boolean): readonly Action[] {
  return drawsFor(cards & ~(1 << JOKER), pile);
}

/** The set of kinds that lie in the display. */
export function showing(display: readonly number[]): number {
  let set = 0;
  for (let place = 0; place < display.length; place++) {
    const card = display[place] ?? NONE;
    if (card !== NONE) set |= 1 << card;
  }
  return set;
}

/** AM-4.1 to AM-4.3: every open route with every distinct payment, in the board's order. */
function addRoutes(actions: Action[], prospect: Prospect): void {
  const { hand } = prospect;
  const jokers = hand[JOKER] ?? 0;
  let low = 0;
  let high = 0;
  let most = 0;
  for (let colour = 0; colour < JOKER; colour++) {
    const cards = hand[colour] ?? 0;
    if (cards > most) most = cards;
    const reach = cards + jokers;
    const within = colour * (LONGEST + 1) + (reach > LONGEST ? LONGEST : reach);
    low |= WITHIN_LOW[within] ?? 0;
    high |= WITHIN_HIGH[within] ?? 0;
  }
  const reach = most + jokers;
  const within = GREY * (LONGEST + 1) + (reach > LONGEST ? LONGEST : reach);
  const fitting = FITTING[prospect.carts > LONGEST ? LONGEST : prospect.carts];
  low = (low | (WITHIN_LOW[within] ?? 0)) & prospect.openLow & (fitting?.[0] ?? 0);
  high = (high | (WITHIN_HIGH[within] ?? 0)) & prospect.openHigh & (fitting?.[1] ?? 0);
  for (; low !== 0; low &= low - 1) {
    addPayments(actions, 31 - Math.clz32(low & -low), hand, jokers);
  }
  for (; high !== 0; high &= high - 1) {
    addPayments(actions, LOW_ROUTES + 31 - Math.clz32(high & -high), hand, jokers);
  }
}

function addPayments(
  actions: Action[],
  route: number,
  hand: readonly number[],
  jokers: number,
): void {
  const track = TRACKS[route];
  if (!track) return;
  const { colour, length } = track;
  if (colour !== NONE) {
    addClaims(actions, route, length, colour, hand[colour] ?? 0, jokers);
  } else {
    for (let any = 0; any < JOKER; any++) {
      const cards = hand[any] ?? 0;
      if (cards > 0) addClaims(actions, route, length, any, cards, jokers);
    }
  }
  if (jokers >= length) addJokerClaim(actions, route, length);
}

function addAll(actions: Action[], more: readonly Action[]): void {
  for (let index = 0; index < more.length; index++) {
    const action = more[index];
    if (action) actions.push(action);
  }
}

/** Whether a second card can be taken (AM-3.7). */
export function canDrawSecond(state: State): boolean {
  return secondDraws(showing(state.display), total(state.pile) > 0).length > 0;
}
