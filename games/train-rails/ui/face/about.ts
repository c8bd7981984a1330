/** What an action is about, and which actions let a chance go by. */
import type { Action, View } from '../../src/index.ts';
import { cardsOf } from './reading.ts';

export function isPassing({ type }: Action): boolean {
  return type === 'pass' || type === 'refresh' || type === 'stop';
}

/** The player whom it hits, or the card that is played. */
export function about(action: Action, { player }: View): string | undefined {
  if ('seat' in action) return `player:${action.seat}`;
  const [card, other] = cardsOf(action);
  return card === undefined || other !== undefined ? undefined : `hand:${player}:${card}`;
}
