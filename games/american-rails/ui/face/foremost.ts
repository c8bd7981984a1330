/** The choices that reach a city: the most valuable first, of equals the cheapest. */
import { mostFirst, type Rank } from '@roundhouse/ui/foremost';
import type { Action, View } from '../../src/types.ts';
import { costAt, valueFor } from '../words/names.ts';

function rankOf(view: View, action: Action): Rank {
  switch (action.type) {
    case 'place':
      return {
        gain: valueFor(view, action.company, action.hex),
        cost: costAt(view, action.hex),
      };
    case 'found':
      return { gain: valueFor(view, 0, action.hex), cost: 0 };
    default:
      return { gain: 0, cost: 0 };
  }
}

export function foremost(view: View, legal: readonly Action[]): readonly number[] {
  return mostFirst(legal.map((action) => rankOf(view, action)));
}
