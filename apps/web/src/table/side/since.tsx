import type { ReactNode } from 'react';
import { sinceLastTurn } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './log.module.css';

/** How much has happened since the reader's last turn, and the way to see it again. */
export function Since(): ReactNode {
  const { say } = useTable();
  const { lines, seat, isMine, travel } = usePlay();
  if (seat === null || !(isMine || travel.beat)) return null;
  const since = sinceLastTurn(lines, seat).filter(({ events }) => events.length > 0);
  const [first] = since;
  const hasPlayed = lines.some(({ by, forced }) => by === seat && !forced);
  if (!first || !hasPlayed) return null;
  return (
    <div className={style['since']}>
      <span>
        {say.time.since}: {say.time.lines(since.length)}
      </span>
      <button
        type="button"
        className="button quiet small"
        onClick={() => (travel.beat ? travel.goLive() : travel.playFrom(first.seq))}
      >
        {travel.beat ? say.time.stop : say.time.watch}
      </button>
    </div>
  );
}
