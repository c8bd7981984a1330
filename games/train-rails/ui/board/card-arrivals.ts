/** Cards travel: what the hand did not have before comes from the decks. */
import { EASE, paceAt } from '@roundhouse/ui/pieces/motion';
import { useLayoutEffect, type RefObject } from 'react';
import type { View } from '../../src/index.ts';
import { drawnBetween } from './drawn-cards.ts';

const TRAVEL = 400;
/** One card after another. */
const NEXT = 140;

/** A jump through time is no journey: then there is no view before. */
export function useCardArrivals(
  root: RefObject<Element | null>,
  before: View | undefined,
  view: View,
  seat: number | null,
): void {
  useLayoutEffect(() => {
    const { current } = root;
    const pace = current ? paceAt(current) : 0;
    if (!before || !current || pace === 0 || before === view) return;
    const start = current.querySelector('[data-pile="decks"]')?.getBoundingClientRect();
    for (const [order, { card, copy }] of drawnBetween(before, view, seat).entries()) {
      const held = current.querySelector(`[data-hand="${card}"][data-copy="${copy}"]`);
      const end = held?.getBoundingClientRect();
      if (!held || !end) continue;
      // Where the decks are not in sight, cards come from the side on which they lie.
      const x = start && start.width > 0 ? start.x - end.x : 160;
      held.animate([{ translate: `${x}px 0px`, opacity: 0.2 }, { translate: '0px 0px' }], {
        duration: TRAVEL * pace,
        delay: order * NEXT * pace,
        easing: EASE,
        fill: 'backwards',
      });
    }
  }, [root, before, view, seat]);
}
