/** How steps are told in the reader's language: each once, however often the log is drawn. */
import { useMemo } from 'react';
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import type { Entry, Teller } from '../model/journal.ts';
import { lessonOf, sentencesOf } from '../reel/sentences.ts';
import { useTable, type TableParts } from '../table-context.tsx';

export function useTeller(): Teller {
  const table = useTable();
  const { coach } = useSettings();
  return useMemo(() => {
    const stages = new WeakMap<TableStep, string>();
    const entries = new WeakMap<TableStep, Entry>();
    return {
      stage(step) {
        const known = stages.get(step) ?? table.face.stage(step.view, table.tell).now;
        stages.set(step, known);
        return known;
      },
      entry(step) {
        const lesson = coach ? lessonOf(table, step) : undefined;
        const known = entries.get(step) ?? {
          seq: step.seq,
          ...(step.by === undefined ? {} : { by: step.by }),
          isUndo: step.undoneTo !== undefined,
          sentences: sentencesOf(table, step),
          about: mentioned(table, step),
          ...(lesson === undefined ? {} : { lesson }),
        };
        entries.set(step, known);
        return known;
      },
    };
  }, [table, coach]);
}

/** Each once, however often it is named. */
function mentioned({ face }: TableParts, { events }: TableStep): readonly string[] {
  return [...new Set(events.flatMap((event) => face.mentions?.(event) ?? []))];
}
