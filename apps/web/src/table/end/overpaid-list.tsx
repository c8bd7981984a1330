/** What was bought too dear, by the expert's judgement: only where something comes under the hammer. */
import type { Review } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useLayout } from '../layout-context.tsx';
import { overpaidIn } from '../model/overpaid.ts';
import { usePlay } from '../play/play-context.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';

const MOST = 4;

export function OverpaidList({ samples }: Pick<Review, 'samples'>): ReactNode {
  const { face, tell, say } = useTable();
  const { lines, travel } = usePlay();
  const { look } = useLayout();
  const overpaid = useMemo(() => {
    const purchases = lines.flatMap(({ seq, events, view }) =>
      (face.moments?.(events, view, tell) ?? []).flatMap(({ kind, rows, sentence }) => {
        const seat = rows[0]?.seat;
        return kind === 'hammer' && seat !== undefined ? [{ seq, seat, sentence }] : [];
      }),
    );
    return overpaidIn(purchases, samples, MOST);
  }, [lines, face, tell, samples]);
  if (overpaid.length === 0) return null;
  return (
    <section className={style['looks']} data-overpaid>
      <h4>{say.review.overpaid}</h4>
      <div>
        {overpaid.map(({ purchase: { seq, seat, sentence }, from, to }) => (
          <article key={seq} className={style['point']}>
            <SeatSign seat={seat} width={44} />
            <p>
              <b data-tone="loss">{say.review.chancesFell(from, to)}</b> {sentence}
            </p>
            <QuietButton
              onClick={() => {
                travel.goTo(seq);
                look(undefined);
              }}
            >
              {say.ending.look}
            </QuietButton>
          </article>
        ))}
      </div>
    </section>
  );
}
