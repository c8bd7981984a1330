import { useMemo } from 'react';
import { sinceLastTurn } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { sentencesOf } from './sentences.ts';
import { summaryOf } from './summary.ts';

export interface Since {
  /** The line from which it can be watched again. */
  readonly seq: number;
  readonly text: string;
}

/** What others did since the reader's last turn; undefined while nobody asks, and before the first turn. */
export function useSince(): Since | undefined {
  const table = useTable();
  const { lines, seat, isMine, live } = usePlay();
  return useMemo(() => {
    if (seat === null || !isMine || !live) return undefined;
    const since = sinceLastTurn(lines, seat).filter(
      (step) => step.by !== seat && sentencesOf(table, step).length > 0,
    );
    const [first] = since;
    const own = lines.findLast(({ by, forced }) => by === seat && !forced);
    if (!first || !own || !since.some(({ by }) => by !== undefined)) return undefined;
    const changes = table.face.changes(own.view, live.view, table.tell);
    const changed = summaryOf(changes, seat, table.say.ending.you);
    const last = since.at(-1) ?? first;
    return { seq: first.seq, text: changed === '' ? sentencesOf(table, last).join(' ') : changed };
  }, [table, lines, seat, isMine, live]);
}
