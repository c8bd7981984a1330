/** What happened since one last looked is told first, on whatever device that was; and what is looked at here is noted. */
import type { Looking } from '@roundhouse/table';
import { useEffect, useRef } from 'react';
import { refreshAwaited } from '../../online/awaited.ts';
import { usePace } from '../../settings/pace.ts';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { useTable } from '../table-context.tsx';

/** Whoever has it before him so long has seen it. */
const SEEN_MS = 1_500;

export function Looked({ looking }: { readonly looking: Looking }): null {
  useReelSince(looking);
  useNoting(looking);
  useBadge();
  return null;
}

/** From the later of one's own last decision and the last line that was looked at. It is left like any reel. */
function useReelSince({ seen }: Looking): void {
  const table = useTable();
  const { lines, seat, travel } = usePlay();
  const pace = usePace();
  const isTold = useRef(false);
  const { playFrom, isAway } = travel;
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    // Who comes by a link to a line wants that one; who wants no telling at all reads the line over the board.
    if (seen === undefined || seat === null || isAway || pace === 0) return;
    const own = lines.findLast(({ by, forced }) => by === seat && !forced)?.seq ?? -1;
    const first = lines.find(
      (step) =>
        step.seq > Math.max(seen, own) && step.by !== seat && sentencesOf(table, step).length > 0,
    );
    if (first) playFrom(first.seq);
  }, [table, lines, seat, seen, isAway, pace, playFrom]);
}

function useNoting(looking: Looking): void {
  const { live, shown, travel } = usePlay();
  const seq = live?.seq;
  const isPresent = !shown.isBehind && !travel.isAway;
  useEffect(() => {
    if (seq === undefined || !isPresent) return undefined;
    const note = (): void => {
      if (document.visibilityState === 'visible') looking.note(seq);
    };
    const timer = setTimeout(note, SEEN_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [looking, seq, isPresent]);
}

/** Whoever has decided may be asked again at once. */
const DECIDED_MS = 3_000;

/** One table less waits, or one more. */
function useBadge(): void {
  const { live } = usePlay();
  const isAsked = live?.owedSince !== undefined;
  useEffect(() => {
    const refresh = (): void => void refreshAwaited().catch(() => undefined);
    const timer = setTimeout(refresh, isAsked ? SEEN_MS : DECIDED_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
}
