/** The few things that a long list of choices can be narrowed by: the companies, the routes' colours. */
import type { Place } from '@roundhouse/ui/face';

const FEWEST = 2;
const MOST = 6;

/** The places of one group that cut the choices into parts; empty: no group does. */
export function facetsOf(places: readonly Place[], legal: readonly number[]): readonly Place[] {
  const wanted = new Set(legal);
  let best: readonly Place[] = [];
  for (const group of new Set(places.map(({ group }) => group))) {
    const members = places.filter(
      (place) => place.group === group && place.choices.some((choice) => wanted.has(choice)),
    );
    if (members.length < FEWEST || members.length > MOST) continue;
    const shares = members.map(({ choices }) => choices.filter((choice) => wanted.has(choice)));
    const isParted = new Set(shares.flat()).size === shares.flat().length;
    const isCoarse = shares.some((share) => share.length > 1);
    if (isParted && isCoarse && shares.flat().length > coverage(best, wanted)) best = members;
  }
  return best;
}

function coverage(places: readonly Place[], wanted: ReadonlySet<number>): number {
  return places.reduce(
    (sum, { choices }) => sum + choices.filter((choice) => wanted.has(choice)).length,
    0,
  );
}

/** Choices that are alone of their kind ('pass', 'stop'): they stand beside the others in every list. */
export function loners(legal: readonly { readonly type: string }[]): readonly number[] {
  const count = new Map<string, number>();
  for (const { type } of legal) count.set(type, (count.get(type) ?? 0) + 1);
  return [...legal.entries()].flatMap(([index, { type }]) =>
    count.get(type) === 1 ? [index] : [],
  );
}
