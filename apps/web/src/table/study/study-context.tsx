/** A move that is looked at again on the board, beside what else could have been played. */
import type { SecondLook } from '@roundhouse/bots';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLayout } from '../layout-context.tsx';
import { usePlay } from '../play/play-context.tsx';

export type Side = 'played' | 'other';

export interface Studying {
  /** Undefined: nothing is, or somebody has stepped on since. */
  readonly look: SecondLook | undefined;
  /** Which of the two is drawn as chosen; the other one glows. */
  readonly side: Side;
  begin(look: SecondLook): void;
  show(side: Side): void;
}

const NOTHING: Studying = {
  look: undefined,
  side: 'played',
  begin: () => undefined,
  show: () => undefined,
};

const StudyContext = createContext(NOTHING);

export function useStudy(): Studying {
  return use(StudyContext);
}

export function StudyProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { travel } = usePlay();
  const { look: lookAt, open } = useLayout();
  const [look, setLook] = useState<SecondLook>();
  const [side, show] = useState<Side>('played');
  const { goTo, isAway, here } = travel;
  const begin = useCallback(
    (next: SecondLook) => {
      setLook(next);
      show('played');
      goTo(next.from);
      lookAt(undefined);
      open('board');
    },
    [goTo, lookAt, open],
  );
  const isThere = isAway && look !== undefined && here?.seq === look.from;
  const studying = useMemo(
    () => ({ look: isThere ? look : undefined, side, begin, show }),
    [isThere, look, side, begin],
  );
  return <StudyContext value={studying}>{children}</StudyContext>;
}
