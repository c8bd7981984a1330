/** What touches on the board mean: hexes on the map, and what lies on it to be touched. */
import type { BoardProps } from '@roundhouse/ui/board';
import { spoken, type Attend } from '@roundhouse/ui/pieces/tip';
import { useLatest, type Touching } from '@roundhouse/ui/pieces/touches';
import { useMemo } from 'react';
import type { Action, Company, Space, View } from '../../src/types.ts';
import { describeHex, describeSpace } from '../face/places.ts';
import { choiceOf, meantByHex, touchCompany, touchHex, touchSpace } from './choosing.ts';

type Props = BoardProps<View, Action>;

export const TOUCHING: Touching<View, Action, number> = {
  selector: (hex) => `[data-hex="${hex}"]`,
  describe: (hex, props) => describeHex(props.view, hex, props),
  touch: (hex, { legal, left }) => touchHex(legal, left, hex),
  meant: (hex, seat, { view, legal, left }) => meantByHex(view, seat, hex, choiceOf(legal, left)),
};

interface TouchesBeside {
  space(space: Space): void;
  company(company: Company): void;
  /** What a space does is told beside it. */
  attend(space: Space, element?: Element, isCasual?: boolean): void;
}

export function useTouchesBeside(props: Props, attendTo: Attend): TouchesBeside {
  const latest = useLatest(props);
  return useMemo(
    () => ({
      space(space) {
        const { view, seat, legal, narrow, refuse } = latest.current;
        if (legal.length === 0 || seat === null) return;
        const touched = touchSpace(view, legal, space);
        if (touched) narrow(touched);
        else refuse({ type: 'take', space });
      },
      attend(space, element, isCasual) {
        const { view } = latest.current;
        attendTo(element, () => describeSpace(view, space, latest.current), isCasual);
      },
      company(company) {
        const { legal, left, narrow } = latest.current;
        const touched = touchCompany(legal, left, company);
        if (touched) narrow(touched);
      },
    }),
    [latest, attendTo],
  );
}

export function spaceNames(view: View, tell: Pick<Props, 'language' | 'who'>) {
  return (space: Space): string => spoken(describeSpace(view, space, tell));
}
