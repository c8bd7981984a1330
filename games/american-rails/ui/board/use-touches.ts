/** Touches on the board as calls to the table; the functions stay the same from view to view. */
import type { BoardProps } from '@roundhouse/ui/board';
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Action, Company, Space, View } from '../../src/types.ts';
import { describeHex, describeSpace } from '../face/places.ts';
import { choiceOf, meantByHex, touchCompany, touchHex, touchSpace } from './choosing.ts';
import type { Tipped } from './tip.tsx';

type Props = BoardProps<View, Action>;

const LINGER = 450;

export interface Touches {
  hex(hex: number): void;
  space(space: Space): void;
  company(company: Company): void;
  /** `isCasual`: the mouse passes by; only what it lingers on is told about. */
  attend(hex: number | undefined, element?: Element, isCasual?: boolean): void;
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
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const tell = (hex: number, element: Element): void => {
      if (!root.current) return;
      const { view, language, who } = latest.current;
      const { name, holds } = describeHex(view, hex, { language, who });
      setTip({ ...tipBeside(root.current, element), name, holds });
    };
    const attend: Touches['attend'] = (hex, element, isCasual = false) => {
      clearTimeout(waiting.current);
      setTip(undefined);
      if (hex === undefined || !element) return;
      if (isCasual) waiting.current = setTimeout(() => tell(hex, element), LINGER);
      else tell(hex, element);
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
  }, [root, setTip]);
}

export function spaceNames(view: View, tell: Pick<Props, 'language' | 'who'>) {
  return (space: Space): string => {
    const { name, holds } = describeSpace(view, space, tell);
    return [name, ...holds].join(', ');
  };
}
