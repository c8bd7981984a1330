/** How lines are told to the one who looks, and to the session how long. */
import { useEffect, useMemo } from 'react';
import type { Viewer } from '@roundhouse/engine';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useTable, type TableParts } from '../table-context.tsx';
import { beatsOf, type Beat } from './telling.ts';

export type Beats = (step: TableStep, viewer: Viewer) => readonly Beat[];

/** Each line is told once to each, however often it is asked for. */
function remembering(table: TableParts, isCoached: boolean): Beats {
  const known = new WeakMap<TableStep, Map<Viewer, readonly Beat[]>>();
  return (step, viewer) => {
    const told = known.get(step) ?? new Map<Viewer, readonly Beat[]>();
    known.set(step, told);
    const found = told.get(viewer) ?? beatsOf(table, step, viewer, isCoached);
    told.set(viewer, found);
    return found;
  };
}

export function useBeats(): Beats {
  const table = useTable();
  const { session } = table;
  const { coach } = useSettings();
  const beats = useMemo(() => remembering(table, coach), [table, coach]);
  useEffect(
    () => session.setTiming((step, viewer) => beats(step, viewer).map(({ lasts }) => lasts)),
    [session, beats],
  );
  return beats;
}
