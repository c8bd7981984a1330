/** What an action would do, asked of the host as soon as it is chosen. */
import { isRefusal } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import type { Change } from '@roundhouse/ui/face';
import { useEffect, useMemo, useState } from 'react';
import type { Preview } from '../../host/index.ts';
import { useTable } from '../table-context.tsx';

type Action = AnyGame['action'];

export interface Previewed {
  readonly preview: Preview | undefined;
  readonly changes: readonly Change[];
}

const NONE: readonly Change[] = [];

export function usePreview(action: Action | undefined, seat: number | null): Previewed {
  const { session, rules, face, tell } = useTable();
  const [got, setGot] = useState<{ readonly action: Action; readonly preview: Preview }>();
  useEffect(() => {
    let isWanted = true;
    const ask = async (wanted: Action, by: number): Promise<void> => {
      try {
        const preview = await session.host.preview(by, rules.action.format(wanted));
        if (isWanted && !isRefusal(preview)) setGot({ action: wanted, preview });
      } catch {
        // A preview is a courtesy: without it the move can still be made.
      }
    };
    if (action && seat !== null) void ask(action, seat);
    return () => {
      isWanted = false;
    };
  }, [action, seat, session, rules]);
  const preview = got?.action === action ? got?.preview : undefined;
  const changes = useMemo(
    () => (preview ? face.changes(preview.before, preview.after, tell) : NONE),
    [preview, face, tell],
  );
  return { preview, changes };
}
