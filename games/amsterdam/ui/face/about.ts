/** What an action is about, and which actions let a chance go by. */
import type { Action, View } from '../../src/index.ts';

export function isPassing({ type }: Action): boolean {
  return type === 'pass';
}

/** A card by its colour and symbol, a route by its colour. */
export function about(action: Action, { seat }: View): string | undefined {
  switch (action.type) {
    case 'take':
      return `hand:${seat}:${action.card}`;
    case 'claim':
      return `route:${action.route}`;
    default:
      return undefined;
  }
}
