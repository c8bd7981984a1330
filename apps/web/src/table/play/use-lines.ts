/** The lines that stand: those that may be looked at, and all of them as they may still be told. */
import type { AnyGame } from '@roundhouse/titles';
import type { Memory } from '@roundhouse/ui/face';
import { useMemo } from 'react';
import type { TableStep } from '../../host/index.ts';
import { forgetting, roundAgo, standing } from '../model/journal.ts';
import type { Shown } from '../model/session.ts';
import { useTable } from '../table-context.tsx';

const veils = new WeakMap<TableStep, TableStep>();

function veiled(step: TableStep, memory: Memory<AnyGame['view']>): TableStep {
  const known = veils.get(step) ?? { ...step, view: memory.veil(step.view) };
  veils.set(step, known);
  return known;
}

interface Lines {
  readonly lines: readonly TableStep[];
  readonly story: readonly TableStep[];
}

export function useLines({ steps, isRecap }: Shown): Lines {
  const { face, info } = useTable();
  return useMemo(() => {
    const all = standing(steps);
    const last = all.at(-1);
    const memory = last && face.memory?.(last.view);
    if (!memory) return { lines: all, story: all };
    const from = roundAgo(all, info.sitters.length);
    return {
      lines: all
        .filter(({ seq }) => seq >= from)
        .map((step) => (step === last && !isRecap ? step : veiled(step, memory))),
      story: forgetting(all, from, (event) => memory.forgets(event)),
    };
  }, [steps, isRecap, face, info]);
}
