/** Touches on the map as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { Attend } from '@roundhouse/ui/pieces/tip';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { RouteId } from '../../src/board.ts';
import type { Action, View } from '../../src/types.ts';
import { describeRoute } from '../face/places.ts';
import { meantByRoute, touchRoute, type Claim } from './choosing.ts';

type Props = BoardProps<View, Action>;

export interface Touches {
  route(route: RouteId): void;
  payment(payment: Claim): void;
  attend(route: RouteId | undefined, element?: Element, isCasual?: boolean): void;
}

export function useTouches(
  props: Props,
  root: RefObject<HTMLElement | null>,
  attendTo: Attend,
): Touches {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const attend: Touches['attend'] = (route, element, isCasual) => {
      if (route === undefined) attendTo(undefined);
      else
        attendTo(
          element,
          () => describeRoute(latest.current.view, route, latest.current),
          isCasual,
        );
    };
    return {
      attend,
      route(route) {
        const { view, seat, legal, left, narrow, refuse } = latest.current;
        attend(undefined);
        // Nothing is asked: then a touch asks what lies there.
        if (legal.length === 0 || seat === null) {
          attend(route, root.current?.querySelector(`[role][data-route="${route}"]`) ?? undefined);
          return;
        }
        const touched = touchRoute(legal, left, route);
        if (touched) narrow(touched);
        else refuse(meantByRoute(view, seat, route));
      },
      payment(payment) {
        latest.current.narrow([payment]);
      },
    };
  }, [root, attendTo]);
}
