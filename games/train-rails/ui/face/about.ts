/** What an action is about, and which actions let a chance go by. */
import type { Action, View } from '../../src/index.ts';
import { cardsOf } from './reading.ts';

const PASSING: readonly Action['type'][] = ['pass', 'refresh', 'stop', 'accept'];

export function isPassing({ type }: Action): boolean {
  return PASSING.includes(type);
}

/** The player whom it hits, or the card that is played. */
export function about(action: Action, { player }: View): string | undefined {
  if ('seat' in action) return `player:${action.seat}`;
  const [card, other] = cardsOf(action);
  return card === undefined || other !== undefined ? undefined : `hand:${player}:${card}`;
}
