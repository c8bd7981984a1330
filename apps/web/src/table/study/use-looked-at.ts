/** A second look with its moves as actions, and the position as whoever moved saw it. */
import type { SecondLook } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { useEffect, useMemo, useState } from 'react';
import type { TableStep } from '../../host/index.ts';
import { phraseOf } from '../model/phrase.ts';
import { useTable } from '../table-context.tsx';

export interface LookedAt {
  readonly look: SecondLook;
  readonly before: TableStep;
  readonly after: TableStep;
  readonly played: AnyGame['action'];
  readonly other?: AnyGame['action'];
}

/** Undefined while it is fetched. The match is over: everybody's eyes may be looked through. */
export function useLookedAt(look: SecondLook | undefined): LookedAt | undefined {
  const { session, rules } = useTable();
  const [steps, setSteps] = useState<{
    readonly look: SecondLook;
    readonly before: TableStep;
    readonly after: TableStep;
  }>();
  useEffect(() => {
    let isWanted = true;
    const fetchBoth = async (wanted: SecondLook): Promise<void> => {
      const { from, seq, seat } = wanted;
      const at = (line: number): Promise<TableStep> => session.host.at(line, seat);
      try {
        const [before, after] = await Promise.all([at(from), at(seq)]);
        if (isWanted) setSteps({ look: wanted, before, after });
      } catch {
        // Without it the line is looked at as ever.
      }
    };
    if (look) void fetchBoth(look);
    return () => {
      isWanted = false;
    };
  }, [look, session]);
  return useMemo(() => {
    if (!look || steps?.look !== look) return undefined;
    const played = rules.action.parse(look.played.text);
    const other = look.other && rules.action.parse(look.other.text);
    return played && { ...steps, played, ...(other ? { other } : {}) };
  }, [look, steps, rules]);
}

/** What a move is called, as among the choices of the one who made it. */
export function useMoveName(): (action: AnyGame['action'], step: TableStep) => string {
  const { words, tell } = useTable();
  return (action, step) => phraseOf(words.choice(action, step.view, tell.who)).main;
}
