/** Carts travel: those of a new claim come from their owner's marker on the score track. */
import { shiftedBy, travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import type { RefObject } from 'react';
import { SPACES } from '../../src/map.ts';
import type { View } from '../../src/types.ts';
import { journeyTo, newClaims } from './claims.ts';
import { scoreStop } from './geometry.ts';

const TRAVEL = 440;
/** One cart after another. */
const NEXT = 110;

export function useArrivals(
  root: RefObject<SVGGElement | null>,
  before: View | undefined,
  view: View,
): void {
  useJourney(root, before, view, (drawing, last, pace) => {
    for (const { route, seat } of newClaims(last, view)) {
      const from = scoreStop(last.seats[seat]?.score ?? 0);
      for (const [at, space] of SPACES[route].entries()) {
        drawing
          .querySelector(`[data-claim="${route}"] [data-cart="${at}"]`)
          ?.animate(shiftedBy(journeyTo(space, from)), travelling(TRAVEL, at * NEXT, pace));
      }
    }
  });
}
