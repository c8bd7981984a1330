/** The trial run of a page: at most one goes on, and it ends when the page is left. */
import type { TrialReport } from '@roundhouse/bots';
import type { AnyTrialPlan } from '@roundhouse/titles/trial';
import { useEffect, useRef, useState } from 'react';
import { startTrial } from './start-trial.ts';

export interface TrialCourse {
  readonly plan: AnyTrialPlan;
  readonly phase: 'running' | 'stopped' | 'over' | 'broken';
  /** Of the games so far. */
  readonly report?: TrialReport;
}

export interface TrialDesk {
  readonly course: TrialCourse | undefined;
  begin(plan: AnyTrialPlan): void;
  stop(): void;
}

export function useTrial(): TrialDesk {
  const [course, setCourse] = useState<TrialCourse>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const begin = (plan: AnyTrialPlan): void => {
    end.current?.();
    setCourse({ plan, phase: 'running' });
    end.current = startTrial(plan, {
      reported(report) {
        const isOver = report.games + report.failures.length === plan.games;
        setCourse({ plan, phase: isOver ? 'over' : 'running', report });
      },
      broke: () => setCourse((before) => before && { ...before, phase: 'broken' }),
    });
  };
  const stop = (): void => {
    end.current?.();
    setCourse((before) => before && { ...before, phase: 'stopped' });
  };
  return { course, begin, stop };
}
