/** How lines are told to the one who looks, and to the session how long. */
import { useEffect, useMemo } from 'react';
import type { Viewer } from '@roundhouse/engine';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useTable, type TableParts } from '../table-context.tsx';
import { runOf } from './run-of.ts';
import { beatsOf, type Beat } from './telling.ts';

/** The beats of a line, one of these. */
export type Beats = (
  step: TableStep,
  viewer: Viewer,
  steps: readonly TableStep[],
) => readonly Beat[];

/** Each line is told once to each, however often it is asked for. */
function remembering(table: TableParts, isCoached: boolean): Beats {
  const known = new WeakMap<TableStep, Map<string, readonly Beat[]>>();
  return (step, viewer, steps) => {
    const told = known.get(step) ?? new Map<string, readonly Beat[]>();
    known.set(step, told);
    const run = runOf(steps, step);
    const key = `${viewer} ${run.at(-1)?.seq}`;
    const found = told.get(key) ?? beatsOf(table, step, viewer, isCoached, run);
    told.set(key, found);
    return found;
  };
}

export function useBeats(): Beats {
  const table = useTable();
  const { session } = table;
  const { coach } = useSettings();
  const beats = useMemo(() => remembering(table, coach), [table, coach]);
  useEffect(
    () => session.setTiming((...line) => beats(...line).map(({ lasts }) => lasts)),
    [session, beats],
  );
  return beats;
}
