/** How far everybody is. */
import type { Seat } from '@roundhouse/engine';
import type { View } from '../src/index.ts';
import { pawnsOf } from '../src/cards.ts';

export interface Standings {
  readonly pawns: number;
  readonly seated: readonly number[];
  /** Pawns not yet on seats. */
  readonly left: readonly number[];
}

export function standingsOf(view: View): Standings {
  const pawns = pawnsOf(view.config);
  const seated = view.players.map(({ sitting }) => sitting.length);
  return { pawns, seated, left: seated.map((count) => pawns - count) };
}

/** How much it hurts to be hit, from 0 to 1: the furthest opponent most. */
export function threatOf(view: View, seat: Seat): number {
  const { pawns, seated } = standingsOf(view);
  const count = seated[seat] ?? 0;
  return (count / pawns) * (count >= Math.max(...seated) ? 1 : 0.6);
}
