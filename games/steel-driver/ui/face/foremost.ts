/** The choices that bring something at once. */
import { mostFirst, type Rank } from '@roundhouse/ui/foremost';
import type { Action, View } from '../../src/index.ts';
import { linkGain, shareGain } from '../words/gains.ts';
import { routeCost } from '../words/places.ts';

function rankOf(view: View, action: Action): Rank {
  switch (action.type) {
    case 'build':
    case 'start': {
      const start = action.type === 'start' ? action.city : undefined;
      const { earned, bonus } = linkGain(view, action.route, start);
      return { gain: earned + bonus, cost: routeCost(view, action.route) };
    }
    case 'take':
      return { gain: shareGain(view, action.city), cost: 0 };
    case 'offer':
    case 'bid':
    case 'pass':
      return { gain: 0, cost: 0 };
  }
}

export function foremost(view: View, legal: readonly Action[]): readonly number[] {
  return mostFirst(legal.map((action) => rankOf(view, action)));
}
