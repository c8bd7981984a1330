/** Cards travel: what the hand or the display did not have before comes from where it lay. */
import { travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import type { RefObject } from 'react';
import type { View } from '../../src/types.ts';
import { cardArrivals, type CardArrival } from './drawn-cards.ts';

const TRAVEL = 400;
/** One thing at a time: each waits for part of the one before. */
const NEXT = 180;

/** Only where it can be seen: the other shelf is hidden. */
function travel(root: Element, { at, from }: CardArrival, delay: number, pace: number): void {
  const card = root.querySelector(at);
  const start = root.querySelector(from)?.getBoundingClientRect();
  const end = card?.getBoundingClientRect();
  if (!card || !start || !end || start.width === 0 || end.width === 0) return;
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  card.animate(
    [
      { translate: `${x}px ${y}px`, scale: start.width / end.width, rotate: '0deg' },
      { translate: '0px 0px', scale: 1 },
    ],
    travelling(TRAVEL, delay, pace),
  );
}

export function useCardArrivals(
  root: RefObject<Element | null>,
  before: View | undefined,
  view: View,
  seat: number | null,
): void {
  useJourney(root, before, view, (shelf, last, pace) => {
    for (const [order, arrival] of cardArrivals(last, view, seat).entries()) {
      travel(shelf, arrival, order * NEXT, pace);
    }
  });
}
