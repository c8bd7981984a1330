import { memo, type ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import type { Entry } from '../model/journal.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './log.module.css';

export interface LogLineProps {
  readonly entry: Entry;
  readonly isHere: boolean;
  /** Whether its position may be looked at. */
  readonly isOpen: boolean;
  readonly goTo: (seq: number) => void;
}

export const LogLine = memo(function LogLine(props: LogLineProps): ReactNode {
  const { entry, isHere, isOpen, goTo } = props;
  const { say } = useTable();
  const { seq, by, isUndo, sentences, about, lesson } = entry;
  return (
    <li aria-current={isHere ? 'step' : undefined} data-seq={seq}>
      <button type="button" data-told tabIndex={-1} disabled={!isOpen} onClick={() => goTo(seq)}>
        <span className={style['mark']}>
          {by !== undefined && <SeatSign seat={by} width={34} />}
          {about.map((place) => (
            <Mark key={place} place={place} />
          ))}
        </span>
        <span className={style['text']}>
          {isUndo ? say.time.undoneBy : sentences.map((text, at) => <span key={at}>{text}</span>)}
          {lesson !== undefined && <em>{lesson}</em>}
        </span>
      </button>
    </li>
  );
});
