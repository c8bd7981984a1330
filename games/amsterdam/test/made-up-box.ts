/** Boxes that can be played with, made up: other contracts, other scores. */
import type { Rng } from '@roundhouse/engine';
import { shuffledOut } from '@roundhouse/engine/testing';
import { CONTRACT_IDS, LOCATION_IDS, type AmsterdamBox } from '../src/index.ts';

const ALL_PAIRS = LOCATION_IDS.flatMap((a, at) =>
  LOCATION_IDS.slice(at + 1).map((b) => ({ a, b })),
);

export function madeUpBox(rng: Rng): AmsterdamBox {
  const falling = (places: number): number[] => {
    const points: number[] = [];
    for (let most = 30; points.length < places; most = points.at(-1) ?? 0) {
      points.push(rng.below(most + 1));
    }
    return points;
  };
  const richest = rng.below(2) === 0 ? 3 : 30;
  return {
    name: 'Verzonnen',
    title: 'amsterdam',
    contracts: shuffledOut(ALL_PAIRS, CONTRACT_IDS.length, rng).map(({ a, b }) => ({
      ...(rng.below(2) === 0 ? { a, b } : { a: b, b: a }),
      points: 1 + rng.below(richest),
    })),
    routePoints: [0, 0, 0, 0].map(() => rng.below(13)),
    bonusPoints: { two: falling(2), three: falling(3), four: falling(4) },
  };
}
