/** One's own best and worst move, before anything is said of the others. */
import type { OwnMoves as Own } from '@roundhouse/bots';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';
import { LookCard } from './look-card.tsx';

export function OwnMoves({ own }: { readonly own: readonly Own[] }): ReactNode {
  return own.map((each) => <MovesOf key={each.seat} {...each} />);
}

function MovesOf({ seat, best, worst }: Own): ReactNode {
  const { say, tell } = useTable();
  const { review } = say;
  const isYou = seat === tell.who.you;
  if (!best && !worst) return null;
  return (
    <section className={style['looks']} data-own={seat}>
      <h4>{isYou ? review.own : review.ownOf(tell.who(seat))}</h4>
      <div>
        {best && <LookCard look={best} title={review.best} isGain />}
        {worst ? (
          <LookCard look={worst} title={review.worst} isGain={false} />
        ) : (
          <p>{isYou ? review.noWorst : review.noWorstOf(tell.who(seat))}</p>
        )}
      </div>
    </section>
  );
}
