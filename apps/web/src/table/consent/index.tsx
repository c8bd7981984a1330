/** What is asked of everybody at a table elsewhere. Who plays here agrees in the dialog that asks. */
import { lazy, Suspense, type ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

const Slip = lazy(async () => ({ default: (await import('./asking-slip.tsx')).AskingSlip }));

export function ConsentSign(): ReactNode {
  const { info } = useTable();
  const { live, shown } = usePlay();
  const asking = live?.asking;
  if (!asking || shown.isBehind || info.mine.length === 0) return null;
  return (
    <Suspense>
      <Slip asking={asking} />
    </Suspense>
  );
}
