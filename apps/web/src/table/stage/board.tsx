/** The drawn board of the game, given what may be chosen and what moved. */
import type { AnyGame } from '@roundhouse/titles';
import type { BoardProps } from '@roundhouse/ui/board';
import { useMemo, useState, type ReactNode } from 'react';
import type { TableStep } from '../../host/index.ts';
import { drawn } from '../drawn.tsx';
import { usePlay } from '../play/play-context.tsx';
import type { Choice } from '../play/use-choice.ts';
import { useStudyBoard } from '../study/use-study-board.ts';
import { useTable } from '../table-context.tsx';
import style from './stage.module.css';

export type AnyBoardProps = BoardProps<AnyGame['view'], AnyGame['action'], AnyGame['event']>;

/** What the board gets, for each of its parts. Undefined until something lies on the table. */
export function useBoardProps(): AnyBoardProps | undefined {
  const { tell, guide } = useTable();
  const { travel, telling, seat, choice, refuse } = usePlay();
  const advised = useAdvised();
  const { here } = travel;
  const before = useBefore(here);
  const study = useStudyBoard();
  const told = telling?.beat.event;
  const live = useMemo(
    () =>
      here && {
        ...tell,
        view: here.view,
        ...(before ? { before: before.view } : {}),
        ...(told ? { told } : {}),
        ...(advised ? { marked: advised } : {}),
        seat,
        ...(guide ? untilTouched(choice) : { legal: choice.legal, left: choice.left }),
        ...(choice.preview ? { after: choice.preview.after } : {}),
        narrow: choice.narrow,
        refuse,
      },
    [tell, guide, here, before, told, advised, seat, choice, refuse],
  );
  return study ?? live;
}

/** What the expert would do, until something is touched. */
function useAdvised(): AnyGame['action'] | undefined {
  const { rules } = useTable();
  const { hint, choice } = usePlay();
  const best = choice.selection.isTouched ? undefined : hint.candidates?.[0]?.action;
  return choice.legal.find((action) => rules.action.format(action) === best);
}

/** To a board a lone action is the chosen one; one that is still to be touched lies there twice. */
function untilTouched({ legal, left, chosen }: Choice): Pick<Choice, 'legal' | 'left'> {
  if (legal.length !== 1 || chosen) return { legal, left };
  const twice = [...legal, ...legal];
  return { legal: twice, left: twice };
}

/** A move and what plays itself after it come together. More at once is a jump through time. */
const MOST_AT_ONCE = 6;

function isNext(last: TableStep, here: TableStep): boolean {
  const lines = here.seq - last.seq;
  return lines > 0 && lines <= MOST_AT_ONCE;
}

/** The line that was looked at before, where this one follows it: a jump or the eyes of another are no journey. */
function useBefore(here: TableStep | undefined): TableStep | undefined {
  const [pair, setPair] = useState<{ here?: TableStep; before?: TableStep }>(here ? { here } : {});
  if (here && here !== pair.here) {
    const last = pair.here;
    setPair(last && isNext(last, here) ? { here, before: last } : { here });
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
