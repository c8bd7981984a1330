/** The one judge: what a seat may do. */
import type { Seat, Turn } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { claimsFor, CONTRACTS, drawsFor, keepsFor, PASS } from './actions.ts';
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
  addClaims(actions, prospect);
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
function addClaims(actions: Action[], prospect: Prospect): void {
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
  const colour = TRACKS[route]?.colour ?? NONE;
  if (colour !== NONE) {
    addAll(actions, claimsFor(route, colour, hand[colour] ?? 0, jokers));
  } else {
    for (let any = 0; any < JOKER; any++) {
      const cards = hand[any] ?? 0;
      if (cards > 0) addAll(actions, claimsFor(route, any, cards, jokers));
    }
  }
  if (jokers > 0) addAll(actions, claimsFor(route, JOKER, 0, jokers));
}

function addAll(actions: Action[], more: readonly Action[]): void {
  for (let index = 0; index < more.length; index++) {
    const action = more[index];
    if (action) actions.push(action);
  }
}

const MOST_SEATS = 4;
const ACTING: readonly Turn[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]) }),
);
const FORCED: readonly Turn[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]), forced: true }),
);
/** By the set of seats that owe a choice. */
const CHOOSING: readonly Turn[] = Array.from({ length: 1 << MOST_SEATS }, (_, owing) =>
  Object.freeze({
    kind: 'act',
    seats: Object.freeze([0, 1, 2, 3].filter((seat) => (owing >> seat) & 1)),
  }),
);
const CARD_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'card' });
const FIRST_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'first' });
const CONTRACT_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'contract' });
const OVER: Turn = Object.freeze({ kind: 'over' });

export function turn(state: State): Turn {
  switch (state.step) {
    case 'turn':
    case 'keep':
      return of(ACTING, state.seat);
    case 'second': {
      // Display and pile sizes are public: everybody knows when one draw is left (AM-3.7).
      const draws = secondDraws(showing(state.display), total(state.pile) > 0);
      return of(draws.length === 1 ? FORCED : ACTING, state.seat);
    }
    case 'choose':
      return of(CHOOSING, owingSet(state));
    case 'first':
      return FIRST_TURN;
    case 'offers':
    case 'contracts':
      return CONTRACT_TURN;
    case 'over':
      return OVER;
    default:
      return CARD_TURN;
  }
}

function of(turns: readonly Turn[], index: number): Turn {
  const found = turns[index];
  if (!found) throw new Error(`amsterdam: no turn ${index}`);
  return found;
}

/** AM-1.3: the seats that have not chosen their first contracts yet. */
function owingSet(state: State): number {
  let set = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]?.chosen === 0) set |= 1 << seat;
  }
  return set;
}

/** Whether a second card can be taken (AM-3.7). */
export function canDrawSecond(state: State): boolean {
  return secondDraws(showing(state.display), total(state.pile) > 0).length > 0;
}
