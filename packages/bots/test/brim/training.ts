import type { TrainSpec } from '../../src/train/generation.ts';
import type { Brim } from './rules.ts';
import { configOf } from './table.ts';

/** A training of a second or less. */
export function spec(seats: number): TrainSpec<Brim> {
  return {
    config: configOf(seats),
    seed: 'brim',
    hidden: [12, 6],
    fit: { epochs: 6, rate: 0.01, batch: 32, decay: 1e-4 },
    firstGames: 600,
    laterGames: 40,
    blunders: 6,
    every: 2,
    gateGroups: 20,
  };
}
