/** The order in which a list of choices is shown: the most valuable city first, then the cheapest hex. */
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

export function ranked(view: View, legal: readonly Action[]): readonly number[] {
  const ranks = legal.map((action, number) => ({ number, ...rankOf(view, action) }));
  return ranks
    .toSorted((one, other) => other.value - one.value || one.cost - other.cost)
    .map(({ number }) => number);
}
