/** Touches on the board as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { Attend } from '@roundhouse/ui/pieces/tip';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Action, Company, Space, View } from '../../src/types.ts';
import { describeHex, describeSpace } from '../face/places.ts';
import { choiceOf, meantByHex, touchCompany, touchHex, touchSpace } from './choosing.ts';

type Props = BoardProps<View, Action>;

export interface Touches {
  hex(hex: number): void;
  space(space: Space): void;
  company(company: Company): void;
  /** `isCasual`: the mouse passes by; only what it lingers on is told about. */
  attend(hex: number | undefined, element?: Element, isCasual?: boolean): void;
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
    const attend: Touches['attend'] = (hex, element, isCasual) => {
      if (hex === undefined) attendTo(undefined);
      else attendTo(element, () => describeHex(latest.current.view, hex, latest.current), isCasual);
    };
    return {
      attend,
      hex(hex) {
        const { view, seat, legal, left, narrow, refuse } = latest.current;
        attend(undefined);
        // Nothing is asked: then a touch asks what lies there.
        if (legal.length === 0 || seat === null) {
          attend(hex, root.current?.querySelector(`[data-hex="${hex}"]`) ?? undefined);
          return;
        }
        const touched = touchHex(legal, left, hex);
        if (touched) narrow(touched);
        else refuse(meantByHex(view, seat, hex, choiceOf(legal, left)));
      },
      space(space) {
        const { view, seat, legal, narrow, refuse } = latest.current;
        if (legal.length === 0 || seat === null) return;
        const touched = touchSpace(view, legal, space);
        if (touched) narrow(touched);
        else refuse({ type: 'take', space });
      },
      company(company) {
        const { legal, left, narrow } = latest.current;
        const touched = touchCompany(legal, left, company);
        if (touched) narrow(touched);
      },
    };
  }, [root, attendTo]);
}

export function spaceNames(view: View, tell: Pick<Props, 'language' | 'who'>) {
  return (space: Space): string => {
    const { name, holds } = describeSpace(view, space, tell);
    return [name, ...holds].join(', ');
  };
}
