import { useEffect, useSyncExternalStore } from 'react';
import { usePace } from '../../settings/pace.ts';
import type { Session, Shown } from '../model/session.ts';

/** What lies on the table now; lines come at the reader's pace. */
export function useShown(session: Session): Shown {
  const pace = usePace();
  useEffect(() => session.setPace(pace), [session, pace]);
  return useSyncExternalStore(session.subscribe, session.shown);
}
