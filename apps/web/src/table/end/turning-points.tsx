/** Where the match turned: by the expert's judgement, or by the figures where there is no expert. */
import { useMemo, type ReactNode } from 'react';
import { useLayout } from '../layout-context.tsx';
import { madeBy } from '../model/journal.ts';
import { swings, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { lessonOf, sentencesOf } from '../reel/sentences.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';
import type { Reviewing } from './use-review.ts';

const MOST = 4;
/** As much of a long move as can be read here; the rest is in the log. */
const MOST_SENTENCES = 3;

export interface TurningPointsProps {
  readonly reviewing: Reviewing;
  readonly samples: readonly Sample[];
  readonly scores: readonly number[];
}

interface Point {
  readonly seq: number;
  readonly seat: number;
  readonly isGain: boolean;
  readonly text: string;
  readonly why?: string;
}

export function TurningPoints({ reviewing, samples, scores }: TurningPointsProps): ReactNode {
  const { say } = useTable();
  const judged = useJudgedPoints(reviewing);
  const counted = useCountedPoints(samples, scores);
  const points = judged ?? counted;
  if (!reviewing.isThinking && points.length === 0) return null;
  return (
    <div className={style['turns']} aria-busy={reviewing.isThinking}>
      <h4>{say.ending.turns}</h4>
      {reviewing.isThinking ? (
        <p className={style['thinking']}>{say.ending.reviewing}</p>
      ) : (
        <ol>
          {points.map((point) => (
            <TurningPoint key={point.seq} point={point} />
          ))}
        </ol>
      )}
    </div>
  );
}

function useJudgedPoints({ review }: Reviewing): readonly Point[] | undefined {
  const table = useTable();
  const { lines } = usePlay();
  return useMemo(
    () =>
      review?.points.map(({ seq, seat, from, to, look }) => {
        const { ending } = table.say;
        const [low, high] = [from, to].map((value) => Math.round(value * 100)) as [number, number];
        const name = table.tell.who(seat);
        const [move] = madeBy(lines, seq);
        const why = look && move && lessonOf(table, { ...move, reason: look.played.reason });
        return {
          seq,
          seat,
          isGain: to > from,
          text: to > from ? ending.rose(name, low, high) : ending.fell(name, low, high),
          ...(why === undefined ? {} : { why }),
        };
      }),
    [review, table, lines],
  );
}

function useCountedPoints(samples: readonly Sample[], scores: readonly number[]): readonly Point[] {
  const { tell, say } = useTable();
  return useMemo(
    () =>
      swings(samples, scores, MOST).map(({ seq, seat, by }) => {
        const size = Math.round(Math.abs(by));
        const name = tell.who(seat);
        const text = by > 0 ? say.ending.gained(name, size) : say.ending.lost(name, size);
        return { seq, seat, isGain: by > 0, text };
      }),
    [samples, scores, tell, say],
  );
}

function TurningPoint({ point }: { readonly point: Point }): ReactNode {
  const table = useTable();
  const { lines, travel } = usePlay();
  const { look } = useLayout();
  const { seq, seat, isGain, text, why } = point;
  const happened = madeBy(lines, seq).flatMap((line) => sentencesOf(table, line));
  return (
    <li>
      <SeatSign seat={seat} width={44} />
      <p>
        <b data-tone={isGain ? 'gain' : 'loss'}>{text}</b>{' '}
        {happened.slice(0, MOST_SENTENCES).join(' ')} {why !== undefined && <em>{why}</em>}
      </p>
      <button
        type="button"
        className="button quiet small"
        onClick={() => {
          travel.goTo(seq);
          look(undefined);
        }}
      >
        {table.say.ending.look}
      </button>
    </li>
  );
}
