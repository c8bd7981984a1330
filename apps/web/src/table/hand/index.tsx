/** A phone beside a screen. Who plays without one does not fetch it. */
import { lazy, Suspense, type ReactNode } from 'react';
import { WaitingElsewhere } from '../elsewhere/index.tsx';
import { Stage } from '../stage/stage.tsx';
import { useHand } from './use-hand.ts';

const Bar = lazy(async () => ({ default: (await import('./hand-bar.tsx')).HandBar }));
const Own = lazy(async () => ({ default: (await import('./own-hand.tsx')).OwnHand }));

/** The middle of the table, or of a phone beside a screen what is one's own. */
export function StageOrHand(): ReactNode {
  const hand = useHand();
  if (!hand.isOffered) return <Stage />;
  return (
    <Suspense fallback={<Stage />}>
      <Bar hand={hand} />
      {hand.isHand && !hand.isMap ? (
        <>
          <Own hand={hand} />
          <WaitingElsewhere />
        </>
      ) : (
        <Stage />
      )}
    </Suspense>
  );
}
