/** How lines are told to the one who looks; each is worked out once. */
import { useEffect, useMemo } from 'react';
import type { Viewer } from '@roundhouse/engine';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useTable } from '../table-context.tsx';
import { beatsOf, type Beat } from './telling.ts';

export type Beats = (step: TableStep, viewer: Viewer) => readonly Beat[];

export function useBeats(): Beats {
  const table = useTable();
  const { session } = table;
  const { coach } = useSettings();
  const beats = useMemo<Beats>(() => {
    const known = new WeakMap<TableStep, Map<Viewer, readonly Beat[]>>();
    return (step, viewer) => {
      const told = known.get(step) ?? new Map<Viewer, readonly Beat[]>();
      known.set(step, told);
      const found = told.get(viewer) ?? beatsOf(table, step, viewer, coach);
      told.set(viewer, found);
      return found;
    };
  }, [table, coach]);
  useEffect(
    () => session.setTiming((step, viewer) => beats(step, viewer).map(({ lasts }) => lasts)),
    [session, beats],
  );
  return beats;
}
