/** What one viewer may see, and the part of a state that follows from it. */
import type { Seat, Viewer } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { ACTIONS, cardAt, kindIndex, noCards, NUMBERS, placeOf, repeated } from './cards.ts';
import { doorIndex } from './boarding.ts';
import { cloneFact, cloneFrame } from './clone.ts';
import { seatsIn } from './flow.ts';
import { handOf, pileOf } from './hands.ts';
import { decodeKnown, encodeKnown, knownCounts } from './memory.ts';
import { cellOf, idOf, trainOf, type Train } from './train.ts';
import {
  CARDS,
  JOINS,
  NOT_WAITING,
  NOWHERE,
  NUMBER_CARDS,
  PAIRS,
  type Cell,
  type CellId,
  type Event,
  type KnownCard,
  type PlayerView,
  type State,
  type View,
} from './types.ts';

const NO_CARDS = repeated(0, CARDS.length);

export function view(state: State, viewer: Viewer): View {
  const train = state.pair < 0 || state.join < 0 ? undefined : trainOf(state);
  return {
    config: state.config,
    viewer,
    tiles: PAIRS[state.pair] ?? null,
    join: JOINS[state.join] ?? null,
    stack: state.stack.map(cloneFrame),
    over: state.over,
    player: state.player,
    direction: state.direction,
    bonus: state.bonus,
    boarded: state.boarded,
    begRefused: state.begRefused,
    satNow: seatNames(train, state.satNow),
    players: state.supply.map((_, seat) => playerView(state, train, seat, viewer)),
    deck: state.deck.map(total),
    discard: countsByCard(pileOf(state.discard, NUMBERS), pileOf(state.discard, ACTIONS)),
    known: knownTo(state, viewer),
    facts: state.facts.map(cloneFact),
  };
}

/** In the order of CARDS. */
function countsByCard(numbers: readonly number[], actions: readonly number[]): number[] {
  const counts = NO_CARDS.slice();
  for (let place = 0; place < numbers.length; place++) counts[place] = numbers[place] ?? 0;
  for (let place = 0; place < actions.length; place++) {
    counts[numbers.length + place] = actions[place] ?? 0;
  }
  return counts;
}

/** Seats of the train, as bits, by their names. */
function seatNames(train: Train | undefined, seats: number): CellId[] {
  const names: CellId[] = [];
  if (train === undefined) return names;
  for (let left = seats; left !== 0; left &= left - 1) {
    names.push(idOf(train, 31 - Math.clz32(left & -left)));
  }
  return names;
}

function playerView(
  state: State,
  train: Train | undefined,
  seat: Seat,
  viewer: Viewer,
): PlayerView {
  const cell = (at: Cell | undefined): CellId | null =>
    train === undefined || at === undefined || at === NOWHERE ? null : idOf(train, at);
  const waiting = state.waiting[seat] ?? NOT_WAITING;
  const isOpen = viewer === 'all' || viewer === seat;
  return {
    supply: state.supply[seat] ?? 0,
    waiting:
      waiting === NOT_WAITING
        ? null
        : { door: train?.doors[waiting >> 1]?.id ?? '', missed: waiting % 2 === 1 },
    aisle: cell(state.aisle[seat]),
    heldBy: seatsIn(state.heldBy[seat] ?? 0),
    cameFrom: cell(state.cameFrom[seat]),
    sitting: seatNames(train, state.sitting[seat] ?? 0),
    tokens: state.tokens[seat] ?? 0,
    marked: ((state.marked >> seat) & 1) === 1,
    counter: state.counter[seat] ?? 0,
    blockers: seatsIn(state.blockers[seat] ?? 0),
    numbers: state.sizes[2 * seat] ?? 0,
    actions: state.sizes[2 * seat + 1] ?? 0,
    hand: isOpen ? countsByCard(handOf(state, seat, NUMBERS), handOf(state, seat, ACTIONS)) : null,
  };
}

/** A player remembers what he saw, and who saw what of his. */
function knownTo(state: State, viewer: Viewer): KnownCard[] {
  if (state.known.length === 0) return [];
  return state.known
    .map(decodeKnown)
    .filter(({ by, of }) => viewer === 'all' || viewer === by || viewer === of)
    .map(({ by, of, kind, place }) => ({ by, of, card: cardAt(kind, place) }));
}

/**
 * The state as far as the view tells it: hands that it hides hold the cards that are known there, and
 * the decks are empty. Enough for `legal` of the viewer's own seat.
 */
export function seenState(view: View): State {
  const pair = view.tiles === null ? -1 : PAIRS.indexOf(view.tiles);
  const join = view.join === null ? -1 : JOINS.indexOf(view.join);
  const train = pair < 0 || join < 0 ? undefined : trainOf({ config: view.config, pair, join });
  const cell = (id: CellId | null): Cell => (id === null || !train ? NOWHERE : cellOf(train, id));
  const bits = (ids: readonly CellId[]): number => {
    let mask = 0;
    for (const id of ids) mask |= 1 << cell(id);
    return mask;
  };
  const { players } = view;
  const state: State = {
    config: view.config,
    pair,
    join,
    stack: view.stack.map(cloneFrame),
    over: view.over,
    player: view.player,
    direction: view.direction,
    marked: maskOf(players.flatMap(({ marked }, seat) => (marked ? [seat] : []))),
    bonus: view.bonus,
    boarded: view.boarded,
    begRefused: view.begRefused,
    satNow: bits(view.satNow),
    supply: players.map(({ supply }) => supply),
    waiting: players.map(({ waiting }) =>
      waiting && train
        ? 2 * doorIndex(train, waiting.door) + (waiting.missed ? 1 : 0)
        : NOT_WAITING,
    ),
    aisle: players.map(({ aisle }) => cell(aisle)),
    heldBy: players.map(({ heldBy }) => maskOf(heldBy)),
    cameFrom: players.map(({ cameFrom }) => cell(cameFrom)),
    sitting: players.map(({ sitting }) => bits(sitting)),
    tokens: players.map(({ tokens }) => tokens),
    counter: players.map(({ counter }) => counter),
    blockers: players.map(({ blockers }) => maskOf(blockers)),
    hands: [],
    sizes: players.flatMap(({ numbers, actions }) => [numbers, actions]),
    deck: [noCards(NUMBERS), noCards(ACTIONS)],
    discard: [view.discard.slice(0, NUMBER_CARDS.length), view.discard.slice(NUMBER_CARDS.length)],
    known: view.known.map(({ by, of, card }) =>
      encodeKnown({ by, of, kind: kindIndex(card), place: placeOf(card) }),
    ),
    facts: view.facts.map(cloneFact),
  };
  for (const [seat, { hand }] of players.entries()) {
    for (const kind of [0, 1]) state.hands.push(seenHand(state, view.viewer, seat, kind, hand));
  }
  return state;
}

function seenHand(
  state: State,
  viewer: Viewer,
  seat: Seat,
  kind: number,
  hand: readonly number[] | null,
): number[] {
  if (hand === null)
    return knownCounts(state, typeof viewer === 'number' ? viewer : -1, seat, kind);
  return kind === 0 ? hand.slice(0, NUMBER_CARDS.length) : hand.slice(NUMBER_CARDS.length);
}

function maskOf(seats: readonly Seat[]): number {
  let mask = 0;
  for (const seat of seats) mask |= 1 << seat;
  return mask;
}

/** TR-1.6, TR-5.8: drawn cards are the drawer's, begged ones the two players'. */
export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'all') return event;
  switch (event.type) {
    case 'drew': {
      const { card: _card, ...rest } = event;
      return viewer === event.seat ? event : rest;
    }
    case 'begged': {
      const { card: _card, ...rest } = event;
      return viewer === event.seat || viewer === event.victim ? event : rest;
    }
    case 'seen': {
      const { cards: _cards, ...rest } = event;
      return viewer === event.seat || viewer === event.victim ? event : rest;
    }
    default:
      return event;
  }
}
