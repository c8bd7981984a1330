import type { Outcome, Seat } from '@roundhouse/engine';

const WIN = 0.6;
const MARGIN = 0.4;

/**
 * What a finished match is worth to a seat, 0 to 1: mostly whether it won (a shared win is shared), partly
 * by how much, so that a losing bot still plays on and a winning one does not slacken.
 */
export function resultOf(outcome: Outcome, seat: Seat, decisive: number): number {
  const { scores, places } = outcome;
  const winners = places.filter((place) => place === 1).length;
  const win = places[seat] === 1 ? 1 / winners : 0;
  const others = scores.filter((_, other) => other !== seat);
  const lead = (scores[seat] ?? 0) - Math.max(...others);
  const margin = Math.min(1, Math.max(-1, lead / decisive));
  return WIN * win + MARGIN * (0.5 + margin / 2);
}
