/** Carts travel: those of a new claim come from their owner's marker on the score track. */
import { EASE, paceAt } from '@roundhouse/ui/pieces/motion';
import { useLayoutEffect, type RefObject } from 'react';
import { SPACES } from '../../src/map.ts';
import type { View } from '../../src/types.ts';
import { journeyTo, newClaims } from './claims.ts';
import { scoreStop } from './geometry.ts';

const TRAVEL = 440;
/** One cart after another. */
const NEXT = 110;

/** A jump through time is no journey: then there is no view before. */
export function useArrivals(
  root: RefObject<SVGGElement | null>,
  before: View | undefined,
  view: View,
): void {
  useLayoutEffect(() => {
    const { current } = root;
    const pace = current ? paceAt(current) : 0;
    if (!before || !current || pace === 0 || before === view) return;
    for (const { route, seat } of newClaims(before, view)) {
      const from = scoreStop(before.seats[seat]?.score ?? 0);
      for (const [at, space] of SPACES[route].entries()) {
        const { x, y } = journeyTo(space, from);
        current
          .querySelector(`[data-claim="${route}"] [data-cart="${at}"]`)
          ?.animate([{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }], {
            duration: TRAVEL * pace,
            delay: at * NEXT * pace,
            easing: EASE,
            fill: 'backwards',
          });
      }
    }
  }, [root, before, view]);
}
