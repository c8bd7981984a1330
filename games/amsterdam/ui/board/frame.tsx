/** The frame is the score track, 0 to 49, with the players' markers and where one would go. */
import { memo, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import type { View } from '../../src/types.ts';
import { BAND, DRAWING, markerPlaces, scoreField, scoreStop } from './geometry.ts';
import styles from './frame.module.css';

const { width, height } = DRAWING;
const STOPS = Array.from({ length: 50 }, (_, score) => score);
const CORNERS = [BAND / 2, width - BAND / 2].flatMap((x) =>
  [BAND / 2, height - BAND / 2].map((y) => ({ x, y })),
);

export const Frame = memo(function Frame(): ReactNode {
  return (
    <>
      {STOPS.map((score) => (
        <Field key={score} score={score} />
      ))}
      {CORNERS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={styles['corner']}>
          <rect x={-BAND / 2} y={-BAND / 2} width={BAND} height={BAND} />
          <circle r={4.4} />
        </g>
      ))}
      <rect
        x={BAND}
        y={BAND}
        width={width - 2 * BAND}
        height={height - 2 * BAND}
        className={styles['line']}
      />
      <rect x={0.8} y={0.8} width={width - 1.6} height={height - 1.6} className={styles['line']} />
    </>
  );
});

function Field({ score }: { readonly score: number }): ReactNode {
  const { x, y, isUpright } = scoreStop(score);
  const field = scoreField(isUpright);
  return (
    <>
      <rect
        x={x - field.width / 2}
        y={y - field.height / 2}
        {...field}
        className={score % 2 === 0 ? styles['even'] : styles['odd']}
      />
      <text x={x} y={y + 5} className={score % 5 === 0 ? styles['five'] : styles['number']}>
        {score}
      </text>
    </>
  );
}

/** Points as they stand; at the end with contracts and merchandise. */
const scoresIn = (view: View): number[] =>
  view.seats.map(({ score }, seat) => view.finals?.[seat]?.total ?? score);

export interface MarkersProps {
  readonly view: View;
  readonly after: View | undefined;
  who(seat: number): string;
}

export function Markers({ view, after, who }: MarkersProps): ReactNode {
  const scores = scoresIn(view);
  const next = after ? scoresIn(after) : scores;
  return (
    <>
      {markerPlaces(scores).map(({ x, y }, seat) => (
        <g
          key={view.seats.length - seat}
          className={styles['marker']}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <circle r={9.3} fill={`var(--seat-${seat})`} />
          <text y={5} fill={`var(--on-seat-${seat})`}>
            {sentence(who(seat)).slice(0, 1)}
          </text>
          {(scores[seat] ?? 0) >= STOPS.length && (
            <text y={y < BAND ? 25 : -15} className={styles['round']}>
              +50
            </text>
          )}
        </g>
      ))}
      {next.map((score, seat) => {
        if (score === scores[seat]) return null;
        const { x, y } = scoreStop(score);
        return (
          <g
            key={view.seats.length - seat}
            transform={`translate(${x} ${y})`}
            className={styles['ghost']}
          >
            <circle r={9.3} />
            <text y={5}>{score}</text>
          </g>
        );
      })}
    </>
  );
}
