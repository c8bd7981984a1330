/** The rule bot of Brim with a figure: how much room it leaves, where luck decides about parts of a unit. */
import type { Policy } from '../../src/brain.ts';
import { pourInto, roomOf } from './brain.ts';
import type { Brim } from './rules.ts';

/** Far too careful: it stops where half of a small glass is empty. */
export const IN_USE = { spare: 4 };

export function sparing(spare: number): Policy<Brim> {
  return (view, legal, seat, rng) =>
    pourInto(1 + Math.floor(roomOf(view, seat) - spare + rng.below(100) / 100), legal);
}
