/** What the table has to say to a touch or a move: a refusal with its rule, or what went wrong. */
import type { Refusal } from '@roundhouse/engine';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { useEffect, useMemo, useState } from 'react';
import { HostError } from '../../host/index.ts';
import { useTable, type TableParts } from '../table-context.tsx';

export interface Notice {
  readonly text: string;
  /** The rule's number, where a rule of the game speaks. */
  readonly rule?: string;
  /** Whether there was no room for it: then the way to the old games is shown. */
  readonly isFull?: boolean;
  /** Whether it stays until it is put away. */
  readonly isLasting?: boolean;
  /** Whether all went well: nobody asks why. */
  readonly isGood?: boolean;
}

export interface Notices {
  /** What is said now; it goes by itself once it could be read. */
  readonly notice: Notice | undefined;
  /** What was said of this moment and can be read again. */
  readonly past: Notice | undefined;
  readAgain(): void;
  refuse(refusal: Refusal): void;
  fail(error: unknown): void;
  tell(text: string): void;
  dismiss(): void;
}

const LEAST_MS = 4000;
const LETTER_MS = 80;

/** As long as reading it takes, twice over; what went wrong stays until it is put away. */
export function readingTime({ text, isLasting }: Notice): number | undefined {
  return isLasting === true ? undefined : Math.max(LEAST_MS, LETTER_MS * text.length);
}

interface Said {
  readonly notice: Notice;
  readonly moment: unknown;
  readonly isOpen: boolean;
}

/** What was said belongs to its moment, and goes with it. */
export function useNotices(moment: unknown): Notices {
  const table = useTable();
  const [said, setSaid] = useState<Said>();
  const current = said?.moment === moment ? said : undefined;
  const notice = current?.isOpen === true ? current.notice : undefined;
  const isPast = current?.isOpen === false && current.notice.isGood !== true;
  const past = isPast ? current.notice : undefined;
  useEffect(() => {
    const time = notice && readingTime(notice);
    if (time === undefined) return undefined;
    const timer = setTimeout(() => setSaid((now) => now && { ...now, isOpen: false }), time);
    return () => clearTimeout(timer);
  }, [notice]);
  const tellers = useMemo(() => {
    const put = (given: Notice): void => setSaid({ notice: given, moment, isOpen: true });
    const open = (isOpen: boolean): void => setSaid((now) => now && { ...now, isOpen });
    const { problems } = table.say;
    return {
      refuse: (refusal: Refusal) => put(noticeOf(table, refusal)),
      fail(error: unknown) {
        const problem = error instanceof HostError ? error.problem : 'failed';
        put({ text: problems[problem], isFull: problem === 'full', isLasting: true });
      },
      tell: (text: string) => put({ text, isGood: true }),
      dismiss: () => open(false),
      readAgain: () => open(true),
    };
  }, [table, moment]);
  return useMemo(() => ({ notice, past, ...tellers }), [notice, past, tellers]);
}

export function noticeOf({ words, tell }: TableParts, refusal: Refusal): Notice {
  const text = tableRefusal(tell.language, refusal) ?? words.refusal(refusal, tell.who);
  if (refusal.rule !== 'table') return { text, rule: refusal.rule };
  const isStorage = refusal.code.startsWith('storage-');
  return { text, isFull: refusal.code === 'storage-full', isLasting: isStorage };
}
