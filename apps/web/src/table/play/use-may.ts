/** What the table allows now; it says so itself. */
import { isAllowed, type Capabilities } from '../../host/index.ts';
import { useTable } from '../table-context.tsx';
import { usePlay } from './play-context.tsx';

export function useMay(): (what: keyof Capabilities) => boolean {
  const { info } = useTable();
  const { isOver } = usePlay();
  return (what) => isAllowed(info.may[what], isOver);
}
