/** The drawn board of the game, given what may be chosen and what moved. */
import type { AnyGame } from '@roundhouse/titles';
import type { BoardProps } from '@roundhouse/ui/board';
import { useMemo, useState, type ReactNode } from 'react';
import type { TableStep } from '../../host/index.ts';
import { drawn } from '../drawn.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './stage.module.css';

export type AnyBoardProps = BoardProps<AnyGame['view'], AnyGame['action']>;

/** What the board gets, for each of its parts. Undefined until something lies on the table. */
export function useBoardProps(): AnyBoardProps | undefined {
  const { tell } = useTable();
  const { travel, seat, choice, refuse } = usePlay();
  const { here } = travel;
  const before = useBefore(here);
  return useMemo(
    () =>
      here && {
        ...tell,
        view: here.view,
        ...(before ? { before: before.view } : {}),
        seat,
        legal: choice.legal,
        left: choice.left,
        ...(choice.preview ? { after: choice.preview.after } : {}),
        narrow: choice.narrow,
        refuse,
      },
    [tell, here, before, seat, choice, refuse],
  );
}

/** The line that was looked at before this one. */
function useBefore(here: TableStep | undefined): TableStep | undefined {
  const [pair, setPair] = useState<{ here?: TableStep; before?: TableStep }>(here ? { here } : {});
  if (here && here !== pair.here) {
    setPair(pair.here ? { here, before: pair.here } : { here });
  }
  return pair.before;
}

export function Board(): ReactNode {
  const { board, tell, say } = useTable();
  const props = useBoardProps();
  const drawing = useMemo(() => props && drawn(board?.Board, props), [board, props]);
  return (
    <section className={style['board']} aria-label={say.board} lang={tell.language}>
      {drawing}
    </section>
  );
}
