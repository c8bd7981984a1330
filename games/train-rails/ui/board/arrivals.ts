/** Pawns travel: from the bench to a door, along the aisle, to a seat, and back to the bench. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import type { RefObject } from 'react';
import type { View } from '../../src/index.ts';
import type { Drawing } from './geometry.ts';
import { journeysBetween, type Journey } from './journeys.ts';
import { middleOfPlace } from './pawn-places.ts';

const TRAVEL = 420;
/** More for every step on the way. */
const STEP = 90;
/** One pawn after another. */
const NEXT = 160;

function benchOf(drawing: Drawing, view: View, seat: number): Point | undefined {
  const box = drawing.benches(view.players.length)[seat];
  return box && { x: box.x + 22, y: box.y + box.height - 21 };
}

/** Where it was, on the way and at its end, as shifts from where it is drawn now. */
export function shiftsOf(drawing: Drawing, view: View, journey: Journey): readonly Point[] {
  const { seat, from, to, way } = journey;
  const at = (place: string | undefined): Point | undefined =>
    place === undefined ? benchOf(drawing, view, seat) : middleOfPlace(drawing, place);
  const end = at(to);
  if (!end) return [];
  return [from, ...way, to].flatMap((place) => {
    const point = at(place);
    return point ? [{ x: point.x - end.x, y: point.y - end.y }] : [];
  });
}

export function useArrivals(
  root: RefObject<SVGGElement | null>,
  drawing: Drawing | undefined,
  before: View | undefined,
  view: View,
): void {
  useJourney(root, before, view, (drawn, last, pace) => {
    if (!drawing) return;
    for (const [order, journey] of journeysBetween(last, view).entries()) {
      const { seat, to, way } = journey;
      const shifts = shiftsOf(drawing, view, journey);
      if (shifts.length < 2) continue;
      drawn.querySelector(`[data-pawn="${seat} ${to ?? 'bench'}"]`)?.animate(
        shifts.map(({ x, y }) => ({ translate: `${x}px ${y}px` })),
        {
          ...travelling(TRAVEL + STEP * way.length, order * NEXT, pace),
          ...(way.length > 0 ? { easing: 'linear' } : {}),
        },
      );
    }
  });
}

/** The middle of what happened, for the window to go there. */
export function scenesOf(drawing: Drawing, before: View, view: View): readonly Point[] {
  return journeysBetween(before, view).flatMap(({ to, from }) =>
    [to, from].flatMap((place) =>
      place === undefined ? [] : (middleOfPlace(drawing, place) ?? []),
    ),
  );
}
