/** What an action is about, and which actions let a chance go by. */
import type { Bid } from '@roundhouse/ui/face';
import { COMPANIES, type Action, type Event, type View } from '../../src/index.ts';
import { cityFacts } from '../words/places.ts';

export function isPassing({ type }: Action): boolean {
  return type === 'pass';
}

/** A company wherever one is meant; goods where a cube is taken. */
export function about(action: Action, view: View): string | undefined {
  switch (action.type) {
    case 'offer':
      return `company:${action.company}`;
    case 'bid':
    case 'build':
    case 'start':
      return `company:${COMPANIES[view.company] ?? ''}`;
    case 'take':
      return `goods:${cityFacts(view, action.city).goods}`;
    case 'pass':
      return undefined;
  }
}

/** Who has the marker chooses a company and a sum; then it is about that company. */
export function bid(action: Action): Bid | undefined {
  if (action.type === 'offer') return { lot: action.company, amount: action.bid };
  return action.type === 'bid' ? { lot: 'hammer', amount: action.bid } : undefined;
}

export function mentions(event: Event): string | undefined {
  return 'company' in event ? `company:${event.company}` : undefined;
}
