import { useMemo } from 'react';
import type { TableStep } from '../../host/index.ts';
import type { Shown } from '../model/session.ts';
import type { Travel } from '../play/use-travel.ts';
import type { Beat, Told } from './telling.ts';

/** What is being told: by the reel that somebody plays again, else of the newest line. */
export function useTold(
  { steps, beat: at }: Shown,
  { here, isAway, beat: again }: Travel,
  beatsOf: (step: TableStep) => readonly Beat[],
): Told | undefined {
  const live = steps.at(-1);
  const newest = live && at !== undefined && !isAway ? beatsOf(live)[at] : undefined;
  return useMemo(() => {
    if (again) return here && { step: here, beat: again };
    return newest && live && { step: live, beat: newest };
  }, [again, here, newest, live]);
}
