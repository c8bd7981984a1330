import { apart } from '@roundhouse/kit/connectivity';
import {
  ALL_CARDS,
  ALL_CONTRACTS,
  ALL_HIGH,
  ALL_LOW,
  CARD_KINDS,
  DISPLAY_PLACES,
  LOCATIONS,
  NONE,
  START_CARTS,
  TRACKS,
} from './tables.ts';
import type { Config, Player, State } from './types.ts';

const NO_CARDS: readonly number[] = Array.from({ length: CARD_KINDS }, () => 0);
const NO_DISPLAY: readonly number[] = Array.from({ length: DISPLAY_PLACES }, () => NONE);
const NO_PAYMENTS: readonly number[] = TRACKS.map(() => NONE);
const NOTHING_LINKED: readonly number[] = apart(LOCATIONS);

/** AM-1.1: everything in its box; the deal is chance steps. */
export function setup(config: Config): State {
  return {
    config,
    step: 'hands',
    seat: 0,
    draws: 0,
    resets: 0,
    passes: 0,
    lastTurns: 0,
    players: Array.from({ length: config.seats }, newPlayer),
    display: NO_DISPLAY.slice(),
    pile: ALL_CARDS.slice(),
    discards: NO_CARDS.slice(),
    payments: NO_PAYMENTS.slice(),
    fresh: ALL_CONTRACTS,
    under: [],
    underBy: [],
  };
}

function newPlayer(): Player {
  return {
    hand: NO_CARDS.slice(),
    known: NO_CARDS.slice(),
    took: [],
    routesLow: 0,
    routesHigh: 0,
    openLow: ALL_LOW,
    openHigh: ALL_HIGH,
    linked: NOTHING_LINKED.slice(),
    carts: START_CARTS,
    bonus: 0,
    score: 0,
    held: 0,
    offer: 0,
    chosen: 0,
  };
}

export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`amsterdam: no seat ${seat}`);
  return player;
}
