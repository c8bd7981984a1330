import { memo, type ReactNode } from 'react';
import type { Entry } from '../model/journal.ts';
import { SeatTrain } from '../seat-train.tsx';
import { useTable } from '../table-context.tsx';
import style from './log.module.css';

export interface LogLineProps {
  readonly entry: Entry;
  readonly isHere: boolean;
  readonly goTo: (seq: number) => void;
}

export const LogLine = memo(function LogLine({ entry, isHere, goTo }: LogLineProps): ReactNode {
  const { say } = useTable();
  const { seq, by, isUndo, sentences, lesson } = entry;
  return (
    <li aria-current={isHere ? 'step' : undefined} data-seq={seq}>
      <button type="button" onClick={() => goTo(seq)}>
        <span className={style['mark']}>
          {by !== undefined && <SeatTrain seat={by} width={34} />}
        </span>
        <span className={style['text']}>
          {isUndo ? say.time.undoneBy : sentences.map((text, at) => <span key={at}>{text}</span>)}
          {lesson !== undefined && <em>{lesson}</em>}
        </span>
      </button>
    </li>
  );
});
