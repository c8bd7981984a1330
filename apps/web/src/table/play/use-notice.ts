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
      fail: (error: unknown) =>
        put({ text: error instanceof HostError ? problems[error.problem] : problems.failed }),
      tell: (text: string) => put({ text }),
      dismiss: () => setSaid(undefined),
    };
  }, [table, moment]);
  return useMemo(() => ({ notice, ...tellers }), [notice, tellers]);
}

function noticeOf({ words, tell, say }: TableParts, refusal: Refusal): Notice {
  const own: Readonly<Record<string, string>> = say.refusals;
  const sentence = Object.hasOwn(own, refusal.code) ? own[refusal.code] : undefined;
  const text = sentence ?? tableRefusal(tell.language, refusal) ?? words.refusal(refusal);
  return refusal.rule === 'table' ? { text } : { text, rule: refusal.rule };
}
