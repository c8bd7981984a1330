/** A second look with its moves as actions, and the position as whoever moved saw it. */
import type { SecondLook } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { useEffect, useMemo, useState } from 'react';
import type { TableStep } from '../../host/index.ts';
import { phraseOf } from '../model/phrase.ts';
import { useTable } from '../table-context.tsx';
import { seenBy, type Seen } from './seen-by.ts';

export interface LookedAt {
  readonly look: SecondLook;
  readonly before: TableStep;
  readonly after: TableStep;
  readonly played: AnyGame['action'];
  readonly other: AnyGame['action'];
}

/** Undefined while it is fetched. The match is over: everybody's eyes may be looked through. */
export function useLookedAt(look: SecondLook | undefined): LookedAt | undefined {
  const { rules } = useTable();
  const seen = useSeenBy(look?.seat);
  return useMemo(() => {
    const before = look && seen?.get(look.from);
    const after = look && seen?.get(look.seq);
    if (!look || !before || !after) return undefined;
    const played = rules.action.parse(look.played.text);
    const other = rules.action.parse(look.other.text);
    return played && other && { look, before, after, played, other };
  }, [look, seen, rules]);
}

function useSeenBy(seat: number | undefined): Seen | undefined {
  const { session } = useTable();
  const [fetched, setFetched] = useState<{ readonly seat: number; readonly seen: Seen }>();
  useEffect(() => {
    let isWanted = true;
    if (seat !== undefined) {
      seenBy(session.host, seat).then(
        (seen) => isWanted && setFetched({ seat, seen }),
        // Without it the line is looked at as ever.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [seat, session]);
  return fetched?.seat === seat ? fetched?.seen : undefined;
}

/** What a move is called, as among the choices of the one who made it. */
export function useMoveName(): (action: AnyGame['action'], step: TableStep) => string {
  const { words, tell } = useTable();
  return (action, step) => phraseOf(words.choice(action, step.view, tell.who)).main;
}
