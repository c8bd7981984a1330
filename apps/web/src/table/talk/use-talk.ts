import type { Talk, TalkState } from '@roundhouse/table';
import { TALK, type TalkWords } from '@roundhouse/ui/words/talk';
import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '../../settings/kept-text.ts';
import { useReading } from '../../words/index.ts';

export function useTalk(talk: Talk): TalkState {
  return useSyncExternalStore(talk.subscribe, talk.now);
}

export function useTalkWords(): TalkWords {
  return useReading()(TALK);
}

/** Where it is kept what was read last: who loads the page again has read it all the same. */
const keyOf = (match: string): string => `roundhouse.talk.${match}`;
/** Where storage is forbidden it lasts as long as the page. */
const READ = new Map<string, number>();

function readIn(match: string): number {
  return Number(keptText(keyOf(match)) ?? READ.get(match) ?? 0);
}

export function readUpTo(match: string, number: number): void {
  if (number <= readIn(match)) return;
  READ.set(match, number);
  keepText(keyOf(match), String(number));
}

export function unreadAt(match: string, { said }: TalkState): number {
  const read = readIn(match);
  return said.filter(({ number, isMine, kind }) => number > read && !isMine && kind !== 'system')
    .length;
}
