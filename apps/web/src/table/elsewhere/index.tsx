/** What a table has that lies elsewhere. Who plays here does not fetch it. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useTable } from '../table-context.tsx';

const Seats = lazy(async () => ({ default: (await import('./seats-dialog.tsx')).SeatsDialog }));
const Waiting = lazy(async () => ({ default: (await import('./waiting-sign.tsx')).WaitingSign }));

const Looked = lazy(async () => ({ default: (await import('./looked.tsx')).Looked }));

const Keep = lazy(async () => ({
  default: (await import('../../pages/games/keep-here.tsx')).KeepHere,
}));

/** Who sits where, changed while it runs. */
export function SeatsElsewhere({ id }: { readonly id: string }): ReactNode {
  const { seating } = useTable().session.host;
  return <Suspense>{seating && <Seats id={id} seating={seating} />}</Suspense>;
}

/** What whoever has nothing to do here can do instead. */
export function WaitingElsewhere(): ReactNode {
  const { seating } = useTable().session.host;
  return <Suspense>{seating && <Waiting seating={seating} />}</Suspense>;
}

/** What happened there since one last looked. */
export function LookedElsewhere(): ReactNode {
  const { looking } = useTable().session.host;
  return <Suspense>{looking && <Looked looking={looking} />}</Suspense>;
}

/** A game that is over is kept here, too. */
export function KeepFromElsewhere(): ReactNode {
  const { info, session } = useTable();
  return (
    <Suspense>
      {session.host.wire && <Keep match={info.match} sitters={info.sitters} className="" />}
    </Suspense>
  );
}
