/** The lines of a scene come one after another; where nothing moves, all at once. */
import type { Moment } from '@roundhouse/ui/moment';
import { useEffect, useState } from 'react';
import { useMotion } from '../../settings/motion.ts';
import { usePace } from '../../settings/pace.ts';
import { lineTime } from './scene-time.ts';

/** How many lines of the scene are there already. */
export function useLinesShown(moment: Moment | undefined): number {
  const pace = usePace();
  const isStill = useMotion() === 0;
  const [come, setCome] = useState<{ readonly moment?: Moment; readonly lines: number }>({
    lines: 0,
  });
  useEffect(() => {
    const timers =
      isStill || !moment
        ? []
        : moment.rows.map((_, at) =>
            setTimeout(() => setCome({ moment, lines: at + 1 }), lineTime(moment, at) * pace),
          );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [moment, pace, isStill]);
  if (isStill) return moment?.rows.length ?? 0;
  return come.moment === moment ? come.lines : 0;
}
