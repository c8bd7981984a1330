/** The choices that reach a city: the most valuable first, of equals the cheapest. */
import type { Action, View } from '../../src/types.ts';
import { costAt, valueFor } from '../words/names.ts';

interface Rank {
  readonly value: number;
  readonly cost: number;
}

function rankOf(view: View, action: Action): Rank {
  switch (action.type) {
    case 'place':
      return {
        value: valueFor(view, action.company, action.hex),
        cost: costAt(view, action.hex),
      };
    case 'found':
      return { value: valueFor(view, 0, action.hex), cost: 0 };
    default:
      return { value: 0, cost: 0 };
  }
}

export function foremost(view: View, legal: readonly Action[]): readonly number[] {
  const ranks = legal.map((action, number) => ({ number, ...rankOf(view, action) }));
  return ranks
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || one.cost - other.cost)
    .map(({ number }) => number);
}
