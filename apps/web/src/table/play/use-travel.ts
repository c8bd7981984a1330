/** Looking at an earlier line: by step, by jump, or as a reel that tells all up to the newest. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableStep } from '../../host/index.ts';
import { usePace } from '../../settings/pace.ts';
import { neighbour } from '../model/journal.ts';
import { beatAfter, firstBeat } from '../reel/run.ts';
import type { Beat } from '../reel/telling.ts';

export interface Travel {
  /** The line that is looked at; the newest, unless somebody travels. */
  readonly here: TableStep | undefined;
  readonly isAway: boolean;
  /** What the reel tells; undefined: none runs. */
  readonly beat: Beat | undefined;
  goTo(seq: number): void;
  step(way: -1 | 1): void;
  /** To the newest line, where the game goes on. */
  goLive(): void;
  /** Tells all from a line to the newest. */
  playFrom(seq: number): void;
  /** To the next beat of the reel. */
  goOn(): void;
}

/** A reel that nobody can follow is no reel: it is read even where all else comes at once. */
const LEAST_PACE = 0.6;

interface Where {
  readonly seq: number;
  /** The beat of the line that the reel tells; undefined: no reel runs. */
  readonly beat?: number;
}

const whereAt = (seq: number | undefined): Where | undefined =>
  seq === undefined ? undefined : { seq };

/** `first` is the line that the address names; undefined: the newest. */
export function useTravel(
  lines: readonly TableStep[],
  first: number | undefined,
  beatsOf: (step: TableStep) => readonly Beat[],
  isTold: (step: TableStep) => boolean,
): Travel {
  const [where, setWhere] = useState(() => whereAt(first));
  const [asked, ask] = useState(first);
  // The address names another line: a page that is open goes there too.
  if (asked !== first) {
    ask(first);
    setWhere(whereAt(first));
  }
  const pace = usePace();
  const live = lines.at(-1);
  const found = where && (lines.find(({ seq }) => seq >= where.seq) ?? live);
  const here = found ?? live;
  const at = where?.beat;
  const beat = at === undefined || !here ? undefined : beatsOf(here)[at];
  const isAway = here !== live || beat !== undefined;

  const count = useCallback((step: TableStep) => beatsOf(step).length, [beatsOf]);
  const goOn = useCallback(() => {
    if (here && at !== undefined) setWhere(beatAfter(lines, { seq: here.seq, beat: at }, count));
  }, [here, at, lines, count]);
  useEffect(() => {
    if (!beat) return undefined;
    const timer = setTimeout(goOn, beat.lasts * Math.max(pace, LEAST_PACE));
    return () => clearTimeout(timer);
  }, [beat, goOn, pace]);

  const goTo = useCallback((seq: number) => setWhere({ seq }), []);
  const goLive = useCallback(() => setWhere(undefined), []);
  const playFrom = useCallback(
    (seq: number) => setWhere(firstBeat(lines, seq, count)),
    [lines, count],
  );
  const step = useCallback(
    (way: -1 | 1) => {
      // A line with nothing to tell is none that somebody wants to look at.
      const told = lines.filter((line) => line === live || isTold(line));
      const next = here && neighbour(told, here.seq, way);
      if (next) setWhere(next === live ? undefined : { seq: next.seq });
    },
    [here, lines, live, isTold],
  );
  return useMemo(
    () => ({ here, isAway, beat, goTo, step, goLive, playFrom, goOn }),
    [here, isAway, beat, goTo, step, goLive, playFrom, goOn],
  );
}
