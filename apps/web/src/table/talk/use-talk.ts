import type { Talk, TalkState } from '@roundhouse/table';
import { TALK, type TalkWords } from '@roundhouse/ui/words/talk';
import { useSyncExternalStore } from 'react';
import { useReading } from '../../words/index.ts';

export function useTalk(talk: Talk): TalkState {
  return useSyncExternalStore(talk.subscribe, talk.now);
}

export function useTalkWords(): TalkWords {
  return useReading()(TALK);
}

/** What of it was read last, as long as the page is there. */
const READ = new WeakMap<Talk, number>();

export function readUpTo(talk: Talk, number: number): void {
  READ.set(talk, Math.max(number, READ.get(talk) ?? 0));
}

export function unreadIn(talk: Talk, { said }: TalkState): number {
  const read = READ.get(talk) ?? 0;
  return said.filter(({ number, isMine, kind }) => number > read && !isMine && kind !== 'system')
    .length;
}
