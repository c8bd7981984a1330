/** Where the match turned: by the expert's judgement, or by the figures where there is no expert. */
import { aheadBy, type Review, type SecondLook } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useLayout } from '../layout-context.tsx';
import { madeBy } from '../model/journal.ts';
import { swings, type Sample, type Swing } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';
import { LookCard } from './look-card.tsx';

const MOST = 4;
/** As much of a long move as can be read here; the rest is in the log. */
const MOST_SENTENCES = 3;

/** Those of the expert, each with what was better. */
export function JudgedPoints({ points, isWhole }: Pick<Review, 'points' | 'isWhole'>): ReactNode {
  const { say, tell } = useTable();
  const { review } = say;
  const titleOf = (look: SecondLook): string => {
    const isYou = look.seat === tell.who.you;
    if (aheadBy(look) > 0) return isYou ? review.youRose : review.rose(tell.who(look.seat));
    return isYou ? review.youFell : review.fell(tell.who(look.seat));
  };
  if (points.length === 0 && !isWhole) return null;
  return (
    <section className={style['looks']} data-turns>
      <h4>{say.ending.turns}</h4>
      {points.length === 0 && <p>{review.noTurns}</p>}
      <div>
        {points.map((look) => (
          <LookCard key={look.seq} look={look} title={titleOf(look)} isGain={aheadBy(look) > 0} />
        ))}
      </div>
      {points.length > 0 && <p className={style['trials']}>{review.trials}</p>}
    </section>
  );
}

export interface CountedPointsProps {
  readonly samples: readonly Sample[];
  readonly scores: readonly number[];
}

/** Those of the figures, where no expert was trained. */
export function CountedPoints({ samples, scores }: CountedPointsProps): ReactNode {
  const { tell, say } = useTable();
  const points = useMemo(() => swings(samples, scores, MOST), [samples, scores]);
  const isReader = (seat: number): boolean => seat === tell.who.you;
  const textOf = ({ seat, by }: Swing): string => {
    const size = Math.round(Math.abs(by));
    const name = isReader(seat) ? say.ending.you : tell.who(seat);
    return by > 0 ? say.ending.gained(name, size) : say.ending.lost(name, size);
  };
  if (points.length === 0) return null;
  return (
    <section className={style['looks']} data-turns>
      <h4>{say.ending.turns}</h4>
      <div>
        {points.map((point) => (
          <PlainPoint key={point.seq} {...point} isGain={point.by > 0} text={textOf(point)} />
        ))}
      </div>
    </section>
  );
}

interface PlainPointProps {
  readonly seq: number;
  readonly seat: number;
  readonly isGain: boolean;
  readonly text: string;
}

function PlainPoint({ seq, seat, isGain, text }: PlainPointProps): ReactNode {
  const table = useTable();
  const { lines, travel } = usePlay();
  const { look } = useLayout();
  const happened = madeBy(lines, seq).flatMap((line) => sentencesOf(table, line));
  return (
    <article className={style['point']}>
      <SeatSign seat={seat} width={44} />
      <p>
        <b data-tone={isGain ? 'gain' : 'loss'}>{text}</b>{' '}
        {happened.slice(0, MOST_SENTENCES).join(' ')}
      </p>
      <QuietButton
        onClick={() => {
          travel.goTo(seq);
          look(undefined);
        }}
      >
        {table.say.ending.look}
      </QuietButton>
    </article>
  );
}
