import { useMemo } from 'react';
import { sinceLastTurn } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { recapText } from './recap-text.ts';
import { sentencesOf } from './sentences.ts';
import { summaryOf } from './summary.ts';

const phone = matchMedia('(max-width: 43.7rem)');
/** As many letters stand there without one being cut off. */
const ON_A_PHONE = 100;

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
    const last = lines.findLast(({ by, forced }) => by === seat && !forced);
    if (!first || !last || !since.some(({ by }) => by !== undefined)) return undefined;
    const changes = table.face.changes(last.view, live.view, table.tell);
    const most = phone.matches ? ON_A_PHONE : undefined;
    const told = recapText(table, lines, sinceLastTurn(lines, seat), seat, most);
    const own = summaryOf(changes, seat);
    const text = own === '' ? told : `${told} ${table.say.time.forYou(own)}`;
    return { seq: first.seq, text: text.trim() };
  }, [table, lines, seat, isMine, live]);
}
