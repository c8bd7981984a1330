/** Which cards came into a hand between two views. */
import { CARDS, type Card, type View } from '../../src/index.ts';

export interface CardArrival {
  readonly card: Card;
  /** Its number among equal cards in hand. */
  readonly copy: number;
}

export function drawnBetween(
  before: View,
  view: View,
  seat: number | null,
): readonly CardArrival[] {
  const [was, now] = [before, view].map(({ players }) =>
    seat === null ? null : (players[seat]?.hand ?? null),
  );
  if (!was || !now) return [];
  return CARDS.flatMap((card, index) => {
    const [had, has] = [was[index] ?? 0, now[index] ?? 0];
    return Array.from({ length: Math.max(0, has - had) }, (_, at) => ({ card, copy: had + at }));
  });
}
