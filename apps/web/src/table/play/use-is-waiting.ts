import { useTable } from '../table-context.tsx';
import { usePlay } from './play-context.tsx';

/** Others play, and whoever looks has nothing to do but to see it. */
export function useIsWaiting(): boolean {
  const { guide, riddle } = useTable();
  const { isMine, isOver, travel, shown } = usePlay();
  const isStopped = travel.isAway || shown.look.next !== undefined || shown.trouble !== undefined;
  return !isMine && !isOver && !isStopped && !guide && !riddle;
}
