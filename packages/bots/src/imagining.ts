/** The worlds in which a bot tries what it might do. */
import type { GameTypes, Imagined, Rng, Seat } from '@roundhouse/engine';
import type { Brain } from './brain.ts';

/** One after the other: what a seat sees is looked at once for all of them. */
export function imagining<G extends GameTypes>(
  brain: Brain<G>,
  view: G['view'],
  seat: Seat,
): (rng: Rng) => Imagined<G['state']> {
  return brain.imagining?.(view, seat) ?? ((rng) => brain.rules.determinize(view, seat, rng));
}
