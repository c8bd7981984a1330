/** Touches on a drawing as calls to the table; the functions stay the same from view to view. */
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { BoardProps } from '../board.ts';
import type { Attend, TipText } from './tip.tsx';

/** What a game makes of its places. The value must stay the same from view to view. */
export interface Touching<View, Action, Place> {
  /** Finds the element that stands for a place. */
  selector(place: Place): string;
  describe(place: Place, props: BoardProps<View, Action>): TipText;
  /** What is left after a touch; undefined: nothing would be. */
  touch(place: Place, props: BoardProps<View, Action>): readonly Action[] | undefined;
  /** What a touch in vain would have meant. */
  meant(place: Place, seat: number, props: BoardProps<View, Action>): Action;
}

export interface Touches<Place> {
  touch(place: Place): void;
  /** `isCasual`: the mouse passes by; only what it lingers on is told about. */
  attend(place: Place | undefined, element?: Element, isCasual?: boolean): void;
}

/** The props as they were drawn last, for what is called between two drawings. */
export function useLatest<Props>(props: Props): { readonly current: Props } {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return latest;
}

export function useTouches<View, Action, Place>(
  props: BoardProps<View, Action>,
  touching: Touching<View, Action, Place>,
  root: RefObject<HTMLElement | null>,
  attendTo: Attend,
): Touches<Place> {
  const latest = useLatest(props);
  return useMemo(() => {
    const attend: Touches<Place>['attend'] = (place, element, isCasual) => {
      if (place === undefined) attendTo(undefined);
      else attendTo(element, () => touching.describe(place, latest.current), isCasual);
    };
    return {
      attend,
      touch(place) {
        const { seat, legal, narrow, refuse } = latest.current;
        attend(undefined);
        // Nothing is asked: then a touch asks what lies there.
        if (legal.length === 0 || seat === null) {
          attend(place, root.current?.querySelector(touching.selector(place)) ?? undefined);
          return;
        }
        const touched = touching.touch(place, latest.current);
        if (touched) narrow(touched);
        else refuse(touching.meant(place, seat, latest.current));
      },
    };
  }, [latest, touching, root, attendTo]);
}
