/** Cards travel: what the hand did not have before comes from the decks. */
import { travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import type { RefObject } from 'react';
import type { View } from '../../src/index.ts';
import { drawnBetween } from './drawn-cards.ts';

const TRAVEL = 400;
/** One card after another. */
const NEXT = 140;

export function useCardArrivals(
  root: RefObject<Element | null>,
  before: View | undefined,
  view: View,
  seat: number | null,
): void {
  useJourney(root, before, view, (shelf, last, pace) => {
    const start = shelf.querySelector('[data-pile="decks"]')?.getBoundingClientRect();
    for (const [order, { card, copy }] of drawnBetween(last, view, seat).entries()) {
      const held = shelf.querySelector(`[data-hand="${card}"][data-copy="${copy}"]`);
      const end = held?.getBoundingClientRect();
      if (!held || !end) continue;
      // Where the decks are not in sight, cards come from the side on which they lie.
      const x = start && start.width > 0 ? start.x - end.x : 160;
      held.animate(
        [{ translate: `${x}px 0px`, opacity: 0.2 }, { translate: '0px 0px' }],
        travelling(TRAVEL, order * NEXT, pace),
      );
    }
  });
}
