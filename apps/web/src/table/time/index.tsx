/** What only tables with a pace, or with others elsewhere, need: fetched when they do. */
import { lazy, Suspense, type ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

const SeatClock = lazy(async () => ({ default: (await import('./seat-clock.tsx')).SeatClock }));
const PlateClock = lazy(async () => ({ default: (await import('./plate-clock.tsx')).PlateClock }));
const OwnStandIn = lazy(async () => ({ default: (await import('./own-stand-in.tsx')).OwnStandIn }));
const StandingOrders = lazy(async () => ({
  default: (await import('../orders/standing-orders.tsx')).StandingOrders,
}));

export function TimeOf({ seat }: { readonly seat: number }): ReactNode {
  const { time } = useTable().session.host;
  return time ? (
    <Suspense>
      <SeatClock time={time} seat={seat} />
    </Suspense>
  ) : null;
}

/** Of who is waited for. */
export function TimeAsked(): ReactNode {
  const { time } = useTable().session.host;
  return time ? (
    <Suspense>
      <PlateClock time={time} />
    </Suspense>
  ) : null;
}

export function StandInNotice(): ReactNode {
  const { time } = useTable().session.host;
  return time ? (
    <Suspense>
      <OwnStandIn time={time} />
    </Suspense>
  ) : null;
}

/** What a seat of one's own does by itself when it is asked. */
export function Beforehand(): ReactNode {
  const { orders } = useTable().session.host;
  const { seat, isOver } = usePlay();
  return orders && seat !== null && !isOver ? (
    <Suspense>
      <StandingOrders desk={orders} seat={seat} />
    </Suspense>
  ) : null;
}
