/** Touches on the drawing as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { Attend, Told } from '@roundhouse/ui/pieces/tip';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Action, View } from '../../src/index.ts';
import { choiceOf, touchSpot } from './choosing.ts';
import { describeSpot } from './describe.ts';
import { meantBySpot } from './meant.ts';
import type { Spot } from './spots.ts';

export interface Touches {
  touch(spot: Spot): void;
  attend(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
}

export function useTouches(
  props: BoardProps<View, Action>,
  root: RefObject<HTMLElement | null>,
  attendTo: Attend,
): Touches {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const attend: Touches['attend'] = (spot, element, isCasual) => {
      if (spot === undefined) attendTo(undefined);
      else
        attendTo(
          element,
          (): Told => describeSpot(latest.current.view, spot, latest.current),
          isCasual,
        );
    };
    return {
      attend,
      touch(spot) {
        const { view, seat, legal, left, narrow, refuse } = latest.current;
        attend(undefined);
        // Nothing is asked: then a touch asks what lies there.
        if (legal.length === 0 || seat === null) {
          attend(spot, root.current?.querySelector(`[data-spot="${spot}"]`) ?? undefined);
          return;
        }
        const touched = touchSpot(view, legal, left, spot);
        if (touched) narrow(touched);
        else refuse(meantBySpot(view, seat, spot, choiceOf(view, legal, left).cards));
      },
    };
  }, [root, attendTo]);
}
