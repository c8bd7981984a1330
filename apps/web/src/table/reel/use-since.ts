import { useMemo } from 'react';
import { sinceLastTurn } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { recapText } from './recap-text.ts';
import { sentencesOf } from './sentences.ts';

export interface Since {
  /** The line from which it can be watched again. */
  readonly seq: number;
  /** Empty: nothing that the question does not say. */
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
    const hasPlayed = lines.some(({ by, forced }) => by === seat && !forced);
    if (!first || !hasPlayed || !since.some(({ by }) => by !== undefined)) return undefined;
    return {
      seq: first.seq,
      text: recapText(table, lines, sinceLastTurn(lines, seat), seat),
    };
  }, [table, lines, seat, isMine, live]);
}
