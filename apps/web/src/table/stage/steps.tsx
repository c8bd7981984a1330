/** One move back and one on, on the board itself. */
import type { ReactNode } from 'react';
import { neighbour } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './steps.module.css';

export function Steps(): ReactNode {
  const { say, guide } = useTable();
  const { lines, travel, isMine } = usePlay();
  const { here, isAway } = travel;
  if (!here || guide) return null;
  const isFirst = !neighbour(lines, here.seq, -1);
  return (
    <div className={style['steps']} data-steps data-asked={isMine ? '' : undefined}>
      <Arrow
        name={say.review.stepBack}
        path="M15 5l-8 7 8 7z"
        isOff={isFirst}
        onClick={() => travel.step(-1)}
      />
      {isAway && (
        <Arrow
          name={say.review.stepOn}
          path="M9 5l8 7-8 7z"
          isOff={false}
          onClick={() => travel.step(1)}
        />
      )}
    </div>
  );
}

interface ArrowProps {
  readonly name: string;
  readonly path: string;
  readonly isOff: boolean;
  onClick(): void;
}

function Arrow({ name, path, isOff, onClick }: ArrowProps): ReactNode {
  return (
    <button type="button" aria-label={name} title={name} aria-disabled={isOff} onClick={onClick}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
