/** Touches on the map as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { Telling } from '@roundhouse/ui/face';
import type { Attend, Told } from '@roundhouse/ui/pieces/tip';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Action, Board, View } from '../../src/index.ts';
import { describeCity, describeRoute } from '../face/places.ts';
import { meantByCity, meantByRoute, touchCity, touchRoute } from './choosing.ts';
import type { Spot } from './steps.ts';

type Props = BoardProps<View, Action>;

export interface Touches {
  spot(spot: Spot): void;
  /** `isCasual`: the mouse passes by. */
  attend(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
}

export function describeSpot(view: View, board: Board, spot: Spot, tell: Telling): Told {
  const { length } = board.cities;
  return spot < length ? describeCity(view, spot, tell) : describeRoute(view, spot - length, tell);
}

export function useTouches(
  props: Props,
  board: Board,
  root: RefObject<HTMLElement | null>,
  tip: Attend,
): Touches {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const attend: Touches['attend'] = (spot, element, isCasual) => {
      if (spot === undefined) tip(undefined);
      else {
        const { view, language, who } = latest.current;
        tip(element, () => describeSpot(view, board, spot, { language, who }), isCasual);
      }
    };
    return {
      attend,
      spot(spot) {
        const { view, seat, legal, left, narrow, refuse } = latest.current;
        attend(undefined);
        // Nothing is asked: then a touch asks what lies there.
        if (legal.length === 0 || seat === null) {
          attend(spot, root.current?.querySelector(`[data-spot="${spot}"]`) ?? undefined);
          return;
        }
        const isCity = spot < board.cities.length;
        const route = spot - board.cities.length;
        const touched = isCity
          ? touchCity(board, legal, left, spot)
          : touchRoute(board, legal, left, route);
        if (touched) narrow(touched);
        else refuse(isCity ? meantByCity(view, board, spot) : meantByRoute(view, board, route));
      },
    };
  }, [board, root, tip]);
}
