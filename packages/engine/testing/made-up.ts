/** Boxes that are made up, to play with. */
import { boxFaults, seededRng, type GameTypes, type Rng } from '../src/index.ts';
import { demand } from './failure.ts';
import type { Subject } from './subject.ts';

/** A config with a box that is made up, for every number of seats. */
export function madeUpConfigs<G extends GameTypes>(
  { rules, boxes }: Subject<G>,
  seed: string | number,
): readonly unknown[] {
  const { box, meta } = rules;
  if (!box || !boxes) return [];
  return meta.seats.map((seats) => {
    const made = boxes(seededRng(`${seed}/box/${seats}`));
    const faults = boxFaults(box, made);
    demand(faults.length === 0, () => `a made up box has faults: ${JSON.stringify(faults)}`);
    return { seats, [box.field]: made };
  });
}

/** So many different ones, in a random order. */
export function shuffledOut<T>(all: readonly T[], count: number, rng: Rng): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    left.splice(rng.below(left.length), 1),
  ).flat();
}
