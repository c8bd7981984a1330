/**
 * Better figures step by step (simultaneous perturbation, Spall): all of them a bit up or down at once, by
 * chance, against all of them the other way; then on towards whichever won, by as much as it won.
 */
import { seededRng } from '@roundhouse/engine';
import type { Figures } from './figures.ts';

export interface Climb {
  readonly start: Figures;
  readonly steps: number;
  readonly seed: string;
}

/** What has to be compared at a step: as far on one side of where it stands as on the other. */
export interface Sides {
  readonly step: number;
  readonly plus: Figures;
  readonly minus: Figures;
}

/** How far to either side: so large a part of the figure's size, and so much where it is about nothing. */
const PART = 0.12;
const LEAST = 0.05;

/** A difference beyond this is luck or a cliff: it says which way, and no longer how far. */
const MOST = 0.04;

/** How far such a difference leads at first, as a part of how far the sides lie. */
const STRIDE = 0.25;
/** Strides become shorter: after so many steps by a third. */
const SLOWER = 60;
const SLOWING = 0.6;

/** Yields two sides, is told by how much plus did better, and returns the mean of the later half of all steps. */
export function* climb({ start, steps, seed }: Climb): Generator<Sides, Figures, number> {
  const rng = seededRng(`${seed} signs`);
  const half = Math.floor(steps / 2);
  const reach = each(start, (value) => Math.max(PART * Math.abs(value), LEAST));
  let here = start;
  let sum = each(start, () => 0);
  for (let step = 0; step < steps; step++) {
    const shift = each(reach, (far) => (rng.below(2) === 0 ? -far : far));
    const difference = yield { step, plus: moved(here, shift, 1), minus: moved(here, shift, -1) };
    here = moved(here, shift, strideAt(step) * (clipped(difference) / MOST));
    if (step >= half) sum = moved(sum, here, 1);
  }
  return each(sum, (value) => value / (steps - half));
}

function each(figures: Figures, value: (value: number) => number): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, old]) => [name, value(old)]));
}

function moved(from: Figures, shift: Figures, by: number): Figures {
  return Object.fromEntries(
    Object.entries(from).map(([name, value]) => [name, value + by * (shift[name] ?? 0)]),
  );
}

function clipped(difference: number): number {
  return Math.max(-MOST, Math.min(MOST, difference));
}

function strideAt(step: number): number {
  return STRIDE / (1 + step / SLOWER) ** SLOWING;
}
