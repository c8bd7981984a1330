/** One design on the bench: what is made of it, what is wrong with it, what is in hand. */
import type { BoxFault, BoxRules } from '@roundhouse/engine';
import type { AnyWorkbench, AnyWords, Title } from '@roundhouse/titles';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { keepDesign } from './kept-designs.ts';
import { Making } from './making.ts';

export interface Work {
  readonly title: Title;
  readonly rules: BoxRules;
  readonly words: AnyWords;
  /** Undefined: it is made by table alone. */
  readonly bench: AnyWorkbench | undefined;
  readonly design: object;
  readonly faults: readonly BoxFault[];
  /** Where: 'cities.3.value'. */
  readonly wrong: ReadonlySet<string>;
  /** The box as it can be played with; undefined as long as something is wrong. */
  readonly box: object | undefined;
  readonly selected: string | undefined;
  select(place: string | undefined): void;
  change(next: object, step?: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Whether the device keeps it. */
  readonly isKept: boolean;
}

export interface WorkParts {
  readonly id: string;
  readonly title: Title;
  readonly rules: BoxRules;
  readonly words: AnyWords;
  readonly bench: AnyWorkbench | undefined;
  readonly opened: object;
}

export function useWork({ id, title, rules, words, bench, opened }: WorkParts): Work {
  const [making] = useState(() => new Making(opened, (design) => keepDesign(id, title.id, design)));
  const { history, isKept } = useSyncExternalStore(making.subscribe, making.now);
  const [selected, setSelected] = useState<string>();
  const { present: design, past, future } = history;
  const read = useMemo(() => {
    const answer = rules.read(design);
    const faults = 'faults' in answer ? answer.faults : [];
    return {
      box: 'box' in answer ? answer.box : undefined,
      faults,
      wrong: new Set(faults.map(({ params }) => params.at)),
    };
  }, [rules, design]);
  return {
    title,
    rules,
    words,
    bench,
    design,
    ...read,
    selected,
    select: setSelected,
    change: making.change,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: making.undo,
    redo: making.redo,
    isKept,
  };
}
