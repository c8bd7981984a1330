/** A position in numbers, as one seat stands in it: the seat itself first, then the others in playing order. */
import type { Imagined, Seat } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { countsOfHand } from '../src/blocking.ts';
import { ACTIONS, NUMBERS, pawnsOf, valueAt, VALUES } from '../src/cards.ts';
import { handOf, sizeOf } from '../src/hands.ts';
import { aisleOf, sittingOf, supplyOf, takenSeats, waitingOf } from '../src/pawns.ts';
import { SEATS, trainOf, type Train } from '../src/train.ts';
import { ACTION_CARDS, NOT_WAITING, NOWHERE, type State } from '../src/types.ts';
import { hitChance } from './draws.ts';
import { NO_NUMBERS } from './scene.ts';
import { hiddenIn } from './seats.ts';
import { addToAisle, seatCounts, type Crowd } from './ways.ts';

const PLAYERS = 4;
const PER_PLAYER = 17;
const HAND = ACTION_CARDS.length + VALUES + 5;
const TABLE = 10;
export const FEATURES = PLAYERS * PER_PLAYER + HAND + TABLE;

export function describe(state: Imagined<State>, seat: Seat, into: Float32Array): void {
  const { seats } = state.config;
  const train = trainOf(state);
  const crowd: Crowd = { taken: takenSeats(state), low: 0, high: 0 };
  for (let order = 0; order < seats; order++) {
    const player = (seat + order * state.direction + order * seats) % seats;
    describePlayer(state, train, crowd.taken, player, into.subarray(order * PER_PLAYER));
  }
  describeHand(state, train, crowd.taken, seat, into.subarray(PLAYERS * PER_PLAYER));
  describeTable(state, train, crowd.taken, seat, into.subarray(PLAYERS * PER_PLAYER + HAND));
}

function crowdFor(state: State, taken: number, seat: Seat): Crowd {
  const crowd: Crowd = { taken, low: 0, high: 0 };
  for (let other = 0; other < state.aisle.length; other++) {
    if (other !== seat) addToAisle(crowd, aisleOf(state, other));
  }
  return crowd;
}

function describePlayer(
  state: State,
  train: Train,
  taken: number,
  player: Seat,
  into: Float32Array,
): void {
  const { config } = state;
  const pawns = pawnsOf(config);
  const seated = countOnes(sittingOf(state, player));
  const left = pawns - seated;
  const aisle = aisleOf(state, player);
  const waiting = waitingOf(state, player);
  into[0] = seated / pawns;
  into[1] = (seated / pawns) ** 2;
  into[2] = left <= 1 ? 1 : 0;
  into[3] = left <= 2 ? 1 : 0;
  into[4] = left <= 4 ? 1 : 0;
  into[5] = supplyOf(state, player) / pawns;
  if (aisle !== NOWHERE) {
    const counts = seatCounts(train, aisle, crowdFor(state, taken, player));
    into[6] = 1;
    into[7] = hitChance(config, counts, NO_NUMBERS);
    into[8] = state.heldBy[player] === 0 ? 0 : 1;
  }
  if (waiting !== NOT_WAITING) into[9 + (waiting % 2)] = 1;
  into[11] = Math.min(2, (state.tokens[player] ?? 0) / 3);
  into[12] = (state.marked >> player) & 1;
  into[13] = state.player === player ? 1 : 0;
  into[14] = turnsUntil(state, player) / config.seats;
  into[15] = sizeOf(state, player, ACTIONS) / 4;
  into[16] = Math.min(2, (state.counter[player] ?? 0) / 2);
}

/** How many players come before this one. */
function turnsUntil({ config, player, direction }: State, seat: Seat): number {
  return ((seat - player) * direction + config.seats * 2) % config.seats;
}

function describeHand(
  state: State,
  train: Train,
  taken: number,
  seat: Seat,
  into: Float32Array,
): void {
  const actions = handOf(state, seat, ACTIONS);
  const numbers = handOf(state, seat, NUMBERS);
  for (let place = 0; place < ACTION_CARDS.length; place++) into[place] = (actions[place] ?? 0) / 2;
  let at = ACTION_CARDS.length;
  for (const [place, count] of numbers.entries()) {
    const value = at + valueAt(place) - 1;
    into[value] = (into[value] ?? 0) + count / 2;
  }
  at += VALUES;
  const crowd = crowdFor(state, taken, seat);
  const counts = countsOfHand(numbers);
  const aisle = aisleOf(state, seat);
  into[at] = Math.max(0, 31 - Math.clz32(counts)) / 10;
  into[at + 1] = aisle !== NOWHERE && (seatCounts(train, aisle, crowd) & counts) !== 0 ? 1 : 0;
  const waiting = waitingOf(state, seat);
  for (const [door, { doorway }] of train.doors.entries()) {
    const open = seatCounts(train, doorway, crowd);
    const chance = hitChance(state.config, open, NO_NUMBERS);
    into[at + 2] = Math.max(into[at + 2] ?? 0, chance);
    if (waiting >> 1 === door) into[at + 3] = chance;
    if ((open & counts) !== 0) into[at + 4] = 1;
  }
}

function describeTable(
  state: State,
  train: Train,
  taken: number,
  seat: Seat,
  into: Float32Array,
): void {
  const pawns = pawnsOf(state.config);
  const own = countOnes(sittingOf(state, seat));
  let [first, sum] = [0, 0];
  for (let other = 0; other < state.config.seats; other++) {
    if (other === seat) continue;
    const seated = countOnes(sittingOf(state, other));
    first = Math.max(first, seated);
    sum += seated;
  }
  const others = state.config.seats - 1;
  const hidden = hiddenIn(train);
  into[0] = (own - first) / pawns;
  into[1] = (own - sum / others) / pawns;
  into[2] = first / pawns;
  into[3] = pawns - first <= 2 ? 1 : 0;
  into[4] = own > first ? 1 : 0;
  into[5] = countOnes(~taken) / SEATS;
  into[6] = countOnes(~taken & hidden) / SEATS;
  into[7] = state.boarded ? 1 : 0;
  into[8] = state.player === seat ? (own - first) / pawns : 0;
  into[9] = state.bonus ? 1 : 0;
}
