/** What the table has to say to a touch or a move: a refusal with its rule, or what went wrong. */
import type { Refusal } from '@roundhouse/engine';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { useMemo, useState } from 'react';
import { HostError } from '../../host/index.ts';
import { useTable, type TableParts } from '../table-context.tsx';

export interface Notice {
  readonly text: string;
  /** The rule's number, where a rule of the game speaks. */
  readonly rule?: string;
  /** Whether there was no room for it: then the way to the old games is shown. */
  readonly isFull?: boolean;
}

export interface Notices {
  readonly notice: Notice | undefined;
  refuse(refusal: Refusal): void;
  fail(error: unknown): void;
  tell(text: string): void;
  dismiss(): void;
}

/** What was said belongs to its moment, and goes with it. */
export function useNotices(moment: unknown): Notices {
  const table = useTable();
  const [said, setSaid] = useState<{ readonly notice: Notice; readonly moment: unknown }>();
  const notice = said?.moment === moment ? said?.notice : undefined;
  const tellers = useMemo(() => {
    const put = (given: Notice): void => setSaid({ notice: given, moment });
    const { problems } = table.say;
    return {
      refuse: (refusal: Refusal) => put(noticeOf(table, refusal)),
      fail(error: unknown) {
        const problem = error instanceof HostError ? error.problem : 'failed';
        put({ text: problems[problem], isFull: problem === 'full' });
      },
      tell: (text: string) => put({ text }),
      dismiss: () => setSaid(undefined),
    };
  }, [table, moment]);
  return useMemo(() => ({ notice, ...tellers }), [notice, tellers]);
}

export function noticeOf({ words, tell }: TableParts, refusal: Refusal): Notice {
  const text = tableRefusal(tell.language, refusal) ?? words.refusal(refusal, tell.who);
  if (refusal.rule !== 'table') return { text, rule: refusal.rule };
  return { text, isFull: refusal.code === 'storage-full' };
}
