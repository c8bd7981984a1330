/**
 * Dealing to hands of which a pass has shown what they can't hold (AM-2.2): of each colour and the
 * jokers together no more than a limit. Uniform over all deals of distinguishable cards that keep the
 * limits: the ways are counted kind by kind, jokers first, and one is picked.
 */
import type { Rng } from '@roundhouse/engine';
import { add, remove } from '@roundhouse/kit/multiset';
import { JOKER } from './tables.ts';

export interface Limited {
  /** The cards known to be in it; filled up in place. */
  readonly hand: number[];
  readonly missing: number;
  /** By colour: the most cards with the jokers. */
  readonly limits: readonly number[];
}

/** Cards of one kind to each hand, and in how many ways those and all later kinds can be dealt. */
interface Split {
  readonly cards: readonly number[];
  readonly ways: number;
}

/** The limits of the colours depend on the jokers, so these come first. */
const ORDER = [JOKER, ...Array.from({ length: JOKER }, (_, colour) => colour)];

export function dealLimited(hands: readonly Limited[], unseen: number[], rng: Rng): void {
  const bounded = hands.filter((hand) => hand.limits.some((limit) => limit !== Infinity));
  if (bounded.length === 0) return;
  const splitsAt = splitsFor(bounded, [...unseen]);
  let missing: readonly number[] = bounded.map((hand) => hand.missing);
  let jokers: readonly number[] = bounded.map(() => 0);
  for (const [at, kind] of ORDER.entries()) {
    const { cards } = pick(splitsAt(at, missing, jokers), rng);
    if (kind === JOKER) jokers = cards;
    missing = minus(missing, cards);
    for (const [index, hand] of bounded.entries()) {
      add(hand.hand, kind, cards[index] ?? 0);
      remove(unseen, kind, cards[index] ?? 0);
    }
  }
}

type Splits = (at: number, missing: readonly number[], jokers: readonly number[]) => Split[];

function splitsFor(hands: readonly Limited[], unseen: readonly number[]): Splits {
  const known = hands.map((hand) => [...hand.hand]);
  const counted = new Map<string, number>();

  const waysFrom = (at: number, missing: readonly number[], jokers: readonly number[]): number => {
    if (at === ORDER.length) return missing.every((left) => left === 0) ? 1 : 0;
    const key = `${at} ${missing.join()} ${jokers.join()}`;
    const found = counted.get(key);
    if (found !== undefined) return found;
    const ways = splitsAt(at, missing, jokers).reduce((sum, split) => sum + split.ways, 0);
    counted.set(key, ways);
    return ways;
  };

  const splitsAt: Splits = (at, missing, jokers) => {
    const kind = ORDER[at] ?? JOKER;
    const rooms = hands.map((hand, index) => {
      const room = roomFor(kind, hand.limits, known[index] ?? [], jokers[index] ?? 0);
      return Math.min(room, missing[index] ?? 0);
    });
    return allocations(unseen[kind] ?? 0, rooms).map(({ cards, ways }) => {
      const later = waysFrom(at + 1, minus(missing, cards), kind === JOKER ? cards : jokers);
      return { cards, ways: ways * later };
    });
  };
  return splitsAt;
}

/** How many more of a kind a hand may hold. */
function roomFor(
  kind: number,
  limits: readonly number[],
  known: readonly number[],
  jokers: number,
): number {
  const heldJokers = (known[JOKER] ?? 0) + jokers;
  const rooms = limits.map((limit, colour) => limit - (known[colour] ?? 0) - heldJokers);
  return kind === JOKER ? Math.min(...rooms) : (rooms[kind] ?? 0);
}

/** Every way to give cards of one kind to hands with so much room, the rest to nobody here. */
function allocations(cards: number, rooms: readonly number[]): Split[] {
  const [room, ...others] = rooms;
  if (room === undefined) return [{ cards: [], ways: 1 }];
  const found: Split[] = [];
  for (let given = 0; given <= Math.min(room, cards); given++) {
    for (const rest of allocations(cards - given, others)) {
      found.push({ cards: [given, ...rest.cards], ways: choose(cards, given) * rest.ways });
    }
  }
  return found;
}

function choose(from: number, many: number): number {
  let ways = 1;
  for (let taken = 0; taken < many; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}

function minus(from: readonly number[], cards: readonly number[]): number[] {
  return from.map((left, index) => left - (cards[index] ?? 0));
}

const FINE = 2 ** 20;

/** One split, weighted by its ways: there may be more of them than one `below` can tell apart. */
function pick(splits: readonly Split[], rng: Rng): Split {
  const all = splits.reduce((sum, split) => sum + split.ways, 0);
  let left = ((rng.below(FINE) * FINE + rng.below(FINE)) / (FINE * FINE)) * all;
  const possible = splits.filter((split) => split.ways > 0);
  const found = possible.find((split) => (left -= split.ways) < 0) ?? possible.at(-1);
  if (!found) throw new Error('AM-2.2: no deal fits the passes');
  return found;
}
