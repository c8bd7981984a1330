/** The decision that is owed: what is legal, what is left of it, and what it would change. */
import type { AnyGame } from '@roundhouse/titles';
import type { Change } from '@roundhouse/ui/face';
import { useMemo, useState } from 'react';
import type { Preview, TableStep } from '../../host/index.ts';
import { beginSelection, chosen, narrow, touch, type Selection } from '../model/selection.ts';
import { useTable } from '../table-context.tsx';
import { usePreview } from './use-preview.ts';

export type Action = AnyGame['action'];

export interface Choice {
  readonly legal: readonly Action[];
  readonly selection: Selection;
  readonly left: readonly Action[];
  readonly chosen: Action | undefined;
  /** What the chosen action would do; undefined while it is worked out. */
  readonly preview: Preview | undefined;
  readonly changes: readonly Change[];
  /** By a place: it narrows, widens or begins anew. */
  touch(choices: readonly number[]): void;
  /** By a board, which knows itself what is left. */
  narrow(left: readonly Action[]): void;
  clear(): void;
}

const NOTHING: readonly Action[] = [];

/**
 * `step` is where the decision is owed; undefined: nobody here decides now.
 * `onTouch` hears of every touch, and of the action where it left a single one.
 */
export function useChoice(
  step: TableStep | undefined,
  seat: number | null,
  onTouch: (only: Action | undefined) => void,
): Choice {
  const { rules, face, guide } = useTable();
  // Others may answer while this one is still being thought about: it stays the same decision.
  const asked = step ? [step.owedSince, ...step.legal].join('\n') : undefined;
  const legal = useMemo(() => {
    if (asked === undefined) return NOTHING;
    const [, ...texts] = asked.split('\n');
    const actions = texts.flatMap((text) => rules.action.parse(text) ?? []);
    const offered = face.offered?.(actions) ?? actions;
    const isPassing = (action: Action): boolean => face.isPassing(action);
    return [...offered.filter((action) => !isPassing(action)), ...offered.filter(isPassing)];
  }, [asked, rules, face]);
  const fresh = useMemo(() => beginSelection(legal.length), [legal]);
  const [kept, keep] = useState({ legal, selection: fresh });
  // Choices belong to one decision: the next one begins without them.
  const selection = kept.legal === legal ? kept.selection : fresh;
  const left = useMemo(
    () => selection.left.flatMap((index) => legal[index] ?? []),
    [selection, legal],
  );
  // A lone action is as good as chosen; in a lesson it is touched first, for that is what is learnt.
  const one = guide && !selection.isTouched ? undefined : chosen(selection);
  const action = one === undefined ? undefined : legal[one];
  const { preview, changes } = usePreview(action, seat);
  return useMemo(() => {
    const take = (next: Selection): void => {
      keep({ legal, selection: next });
      const index = chosen(next);
      const only = index === undefined ? undefined : legal[index];
      onTouch(next.isTouched ? only : undefined);
    };
    return {
      legal,
      selection,
      left,
      chosen: action,
      preview,
      changes,
      touch: (choices) => take(touch(selection, choices)),
      narrow(wanted) {
        const indices = wanted.map((each) => legal.indexOf(each));
        take(narrow(selection, indices));
      },
      clear: () => take(fresh),
    };
  }, [legal, fresh, selection, left, action, preview, changes, onTouch]);
}
