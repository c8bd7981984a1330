/** Looking at an earlier line: by step, by jump, or as a reel that runs to the end by itself. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableStep } from '../../host/index.ts';
import { usePace } from '../../settings/motion.ts';
import { neighbour } from '../model/journal.ts';

export interface Travel {
  /** The line that is looked at; the newest, unless somebody travels. */
  readonly here: TableStep | undefined;
  readonly isAway: boolean;
  readonly isReel: boolean;
  goTo(seq: number): void;
  step(way: -1 | 1): void;
  /** To the newest line, where the game goes on. */
  goLive(): void;
  /** Runs from a line to the newest. */
  playFrom(seq: number): void;
}

const REEL_PAUSE = 1100;

interface Where {
  readonly seq: number;
  readonly isReel: boolean;
}

const whereAt = (seq: number | undefined): Where | undefined =>
  seq === undefined ? undefined : { seq, isReel: false };

/** `first` is the line that the address names; undefined: the newest. */
export function useTravel(lines: readonly TableStep[], first: number | undefined): Travel {
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
  const isAway = here !== live;
  const isReel = isAway && where?.isReel === true;

  useEffect(() => {
    if (!isReel || !here) return undefined;
    const next = neighbour(lines, here.seq, 1);
    const timer = setTimeout(
      () => setWhere(next && next !== live ? { seq: next.seq, isReel: true } : undefined),
      // A reel that nobody can follow is no reel: even without motion it is read.
      REEL_PAUSE * Math.max(pace, 0.5),
    );
    return () => clearTimeout(timer);
  }, [isReel, here, lines, live, pace]);

  const goTo = useCallback((seq: number) => setWhere({ seq, isReel: false }), []);
  const goLive = useCallback(() => setWhere(undefined), []);
  const playFrom = useCallback((seq: number) => setWhere({ seq, isReel: true }), []);
  const step = useCallback(
    (way: -1 | 1) => {
      const next = here && neighbour(lines, here.seq, way);
      if (next) setWhere(next === live ? undefined : { seq: next.seq, isReel: false });
    },
    [here, lines, live],
  );
  return useMemo(
    () => ({ here, isAway, isReel, goTo, step, goLive, playFrom }),
    [here, isAway, isReel, goTo, step, goLive, playFrom],
  );
}
