/**
 * A multiset of cards, dice or tokens as counts by kind: `[6, 6, 8]` is six of kind 0, six of kind 1,
 * eight of kind 2. Plain JSON; a pile kept so has no order to peek at.
 */
import type { Rng, Weighted } from '@roundhouse/engine';

export type Counts = number[];

/** How many cards there are in all. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] ?? 0;
  return sum;
}

export function add(counts: Counts, kind: number, many = 1): void {
  counts[kind] = (counts[kind] ?? 0) + many;
}

/** Throws rather than leaving a count below zero. */
export function remove(counts: Counts, kind: number, many = 1): void {
  const left = (counts[kind] ?? 0) - many;
  if (left < 0) throw new Error(`multiset: ${many} of kind ${kind} asked, ${left + many} there`);
  counts[kind] = left;
}

/** Moves everything from one multiset to another: discards shuffled into a new pile. */
export function pour(from: Counts, into: Counts): void {
  for (let kind = 0; kind < from.length; kind++) {
    into[kind] = (into[kind] ?? 0) + (from[kind] ?? 0);
    from[kind] = 0;
  }
}

/** The kind of the card at an index when all cards lie sorted by kind; index from 0 to total - 1. */
export function kindAt(counts: readonly number[], index: number): number {
  let left = index;
  for (let kind = 0; kind < counts.length; kind++) {
    left -= counts[kind] ?? 0;
    if (left < 0) return kind;
  }
  throw new RangeError(`multiset: no card at ${index} of ${total(counts)}`);
}

/** The kind of a card drawn at random, by one `below(total)`; the multiset is left as it is. */
export function sampleKind(counts: readonly number[], rng: Rng): number {
  return kindAt(counts, rng.below(total(counts)));
}

/** Takes a card at random out of the multiset. */
export function drawKind(counts: Counts, rng: Rng): number {
  const kind = sampleKind(counts, rng);
  remove(counts, kind);
  return kind;
}

/**
 * The outcomes of a draw, kind by kind, weighted by the counts: the same order as `sampleKind`, so
 * that one `below(total)` over this list picks the same kind.
 */
export function weighted<C>(counts: readonly number[], outcomes: readonly C[]): Weighted<C>[] {
  const list: Weighted<C>[] = [];
  for (const [kind, chance] of outcomes.entries()) {
    const weight = counts[kind] ?? 0;
    if (weight > 0) list.push({ chance, weight });
  }
  return list;
}
