/** What a table has that lies elsewhere. Who plays here does not fetch it. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useTable } from '../table-context.tsx';

const Seats = lazy(async () => ({ default: (await import('./seats-dialog.tsx')).SeatsDialog }));
const Next = lazy(async () => ({ default: (await import('./next-game.tsx')).NextGame }));

/** Who sits where, changed while it runs. */
export function SeatsElsewhere({ id }: { readonly id: string }): ReactNode {
  const { seating } = useTable().session.host;
  return <Suspense>{seating && <Seats id={id} seating={seating} />}</Suspense>;
}

/** The way to another game that waits for whoever has nothing to do at this one. */
export function NextElsewhere(): ReactNode {
  const { seating } = useTable().session.host;
  return <Suspense>{seating && <Next />}</Suspense>;
}
