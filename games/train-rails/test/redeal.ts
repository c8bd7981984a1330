/**
 * Another world for an observer (TR-1.6): all that he may not know is dealt anew, over states alone.
 *
 * Public and kept: sizes, discards, tokens, the board, what was laid and named, and what the blocking
 * tests have told about a number hand that has not changed since (TR-7.1). Kept for the observer: his
 * own hand, the cards that he has seen in others' hands and the cards of his that others have seen
 * (TR-5.8). The state forgets what a sharp observer might still work out (what the discards were when
 * they became the deck, what a test told of a hand that has changed by a card): that is dealt anew too,
 * so the worlds are a little wider than his knowledge, and the check is so much the harder.
 */
import type { Rng, Seat, Viewer } from '@roundhouse/engine';
import { shuffled } from '@roundhouse/engine/testing';
import {
  ACTIONS,
  decodeKnown,
  encodeKnown,
  NUMBERS,
  rules,
  type Fact,
  type State,
} from '@roundhouse/train-rails/rules';

const TRIES = 40;

export function redeal(state: State, observer: Viewer, rng: Rng): State {
  const world = rules.clone(state);
  if (observer === 'all') return world;
  const strangers = state.tokens.map((_, seat) => seat).filter((seat) => seat !== observer);
  deal(world, state, observer, strangers, ACTIONS, rng);
  dealNumbers(world, state, observer, strangers, rng);
  retell(world, state, observer, rng);
  return world;
}

/** TR-7.1: the hands must answer the public tests as they did; where no deal does, those hands stay. */
function dealNumbers(
  world: State,
  state: State,
  observer: Seat | null,
  strangers: readonly Seat[],
  rng: Rng,
): void {
  for (let tries = 0; tries < TRIES; tries++) {
    deal(world, state, observer, strangers, NUMBERS, rng);
    if (world.facts.every((fact) => answers(fact, handOf(world, fact.seat, NUMBERS)))) return;
  }
  const untested = strangers.filter((seat) => state.facts.every((fact) => fact.seat !== seat));
  deal(world, state, observer, untested, NUMBERS, rng);
  for (const { seat } of state.facts) fill(world, seat, NUMBERS, handOf(state, seat, NUMBERS));
}

/** What the observer has not seen of these hands is mixed with the deck. */
function deal(
  world: State,
  state: State,
  observer: Seat | null,
  seats: readonly Seat[],
  kind: number,
  rng: Rng,
): void {
  const deck = state.deck[kind] ?? [];
  const hands = seats.map((seat) => {
    const seen = countsOf(seenBy(state, observer, seat, kind), deck.length);
    const secret = cardsIn(
      handOf(state, seat, kind).map((many, place) => many - (seen[place] ?? 0)),
    );
    return { seat, seen, secret };
  });
  const pool = shuffled([...cardsIn(deck), ...hands.flatMap(({ secret }) => secret)], rng);
  for (const { seat, seen, secret } of hands) {
    const cards = [...cardsIn(seen), ...pool.splice(0, secret.length)];
    fill(world, seat, kind, countsOf(cards, deck.length));
  }
  world.deck[kind] = countsOf(pool, deck.length);
}

/** The cards that one player has seen in the hand of another. */
function seenBy({ known }: State, by: Seat | null, of: Seat, kind: number): number[] {
  return known
    .map(decodeKnown)
    .filter((entry) => entry.by === by && entry.of === of && entry.kind === kind)
    .map(({ place }) => place);
}

/**
 * TR-5.8: what two others have seen of each other's hands. Whether one of them still holds a card that
 * the other saw is hidden as well, but for the hand that a begging player is looking into.
 */
function retell(world: State, state: State, observer: Seat | null, rng: Rng): void {
  world.known = state.known.filter((entry) => {
    const { by, of } = decodeKnown(entry);
    return by === observer || of === observer;
  });
  const frame = state.stack.at(-1);
  for (let pair = 0; pair < state.config.seats ** 2; pair++) {
    const [by, of] = [pair % state.config.seats, Math.floor(pair / state.config.seats)];
    if (by === observer || of === observer) continue;
    for (const kind of [NUMBERS, ACTIONS]) {
      const seen = seenBy(state, by, of, kind).length;
      const looks =
        frame?.type === 'pick' &&
        by === state.player &&
        of === frame.victim &&
        (frame.kind === 'number') === (kind === NUMBERS);
      const cards = shuffled(cardsIn(handOf(world, of, kind)), rng);
      const told = looks ? cards : cards.slice(0, rng.below(seen + 1));
      world.known.push(...told.map((place) => encodeKnown({ by, of, kind, place })));
    }
  }
  world.known.sort((a, b) => a - b);
}

const VALUES = 5;

/** TR-4.1: what a number hand can add up to: one card, or two of a colour. Bit n for n. */
function sums(numbers: readonly number[]): number {
  const cards = cardsIn(numbers);
  const value = (card: number): number => (card % VALUES) + 1;
  const isAlike = (a: number, b: number): boolean => a < VALUES === b < VALUES;
  let mask = 0;
  for (const [at, card] of cards.entries()) {
    mask |= 1 << value(card);
    for (const other of cards.slice(at + 1)) {
      if (isAlike(card, other)) mask |= 1 << (value(card) + value(other));
    }
  }
  return mask;
}

/** TR-7.1: blocked by those whose absence alone frees the pawn, else by all that stand in the aisle. */
function answers(fact: Fact, numbers: readonly number[]): boolean {
  const hand = sums(numbers);
  const isBlocked = (hand & fact.now) === 0 && (hand & fact.clear) !== 0;
  const alone = fact.without.reduce(
    (mask, moves, seat) => ((hand & moves) === 0 ? mask : mask | (1 << seat)),
    0,
  );
  const blockers = isBlocked ? alone || fact.inAisle : 0;
  return (blockers & fact.asked) === fact.blockers;
}

function handOf({ hands }: State, seat: Seat, kind: number): number[] {
  return hands[2 * seat + kind] ?? [];
}

function fill({ hands }: State, seat: Seat, kind: number, counts: readonly number[]): void {
  hands[2 * seat + kind] = [...counts];
}

function cardsIn(counts: readonly number[]): number[] {
  return counts.flatMap((many, place) => Array.from({ length: many }, () => place));
}

function countsOf(cards: readonly number[], length: number): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
