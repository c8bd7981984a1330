/** Touches on the board as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Action, Company, Space, View } from '../../src/types.ts';
import { describeHex, describeSpace } from '../face/places.ts';
import { choiceOf, meantByHex, touchCompany, touchHex, touchSpace } from './choosing.ts';
import type { Tipped } from './tip.tsx';

type Props = BoardProps<View, Action>;

export interface Touches {
  hex(hex: number): void;
  space(space: Space): void;
  company(company: Company): void;
  attend(hex: number | undefined, element?: Element): void;
}

/** Beside an element, on the side where the board has more room. */
function tipBeside(root: Element, element: Element): Omit<Tipped, 'name' | 'holds'> {
  const board = root.getBoundingClientRect();
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return {
    x: left + width / 2 - board.left,
    top: top - board.top,
    bottom: bottom - board.top,
    isLow: top - board.top > board.height * 0.55,
  };
}

export function useTouches(
  props: Props,
  root: RefObject<HTMLElement | null>,
  setTip: (tip: Tipped | undefined) => void,
): Touches {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useMemo(() => {
    const attend = (hex: number | undefined, element?: Element): void => {
      if (hex === undefined || !element || !root.current) {
        setTip(undefined);
        return;
      }
      const { view, language, who } = latest.current;
      const { name, holds } = describeHex(view, hex, { language, who });
      setTip({ ...tipBeside(root.current, element), name, holds });
    };
    return {
      attend,
      hex(hex) {
        const { view, seat, legal, left, narrow, refuse } = latest.current;
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
  }, [root, setTip]);
}

export function spaceNames(view: View, tell: Pick<Props, 'language' | 'who'>) {
  return (space: Space): string => {
    const { name, holds } = describeSpace(view, space, tell);
    return [name, ...holds].join(', ');
  };
}
