/** The map without anything on it: land and sea, where there are any, and the routes. Drawn once. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import { FAR_LAND, LAND, MOUNTAINS, STATE_LINES } from './geography.ts';
import { USA_FRAME, drawingOf, line } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardLabels } from './labels.ts';
import { Legend } from './legend.tsx';

const PEAKS = MOUNTAINS.map(
  ([x, y]) => `M${x} ${y}l10-16l7 9l5-6l12 15M${x + 10} ${y - 16}l1 7M${x + 22} ${y - 11}l1 6`,
).join('');

const MOVED = `translate(${USA_FRAME.shift.x} ${USA_FRAME.shift.y})`;

export interface GroundProps {
  /** For the ids of what is drawn more than once. */
  readonly prefix: string;
  readonly board: Board;
  readonly labels: BoardLabels;
}

export const Ground = memo(function Ground({ prefix, board, labels }: GroundProps): ReactNode {
  const drawing = drawingOf(board);
  const { width, height, routes } = drawing;
  const d = routes.map(({ a, b }) => line(a, b)).join('');
  return (
    <>
      <defs>
        <clipPath id={`${prefix}neat`}>
          <rect width={width} height={height} />
        </clipPath>
        <path id={`${prefix}ways`} d={d} />
      </defs>
      <g clipPath={`url(#${prefix}neat)`}>
        {drawing.isUsa ? (
          <States prefix={prefix} labels={labels} />
        ) : (
          <rect width={width} height={height} className={styles['plain']} />
        )}
      </g>
      <use href={`#${prefix}ways`} className={styles['bed']} />
      <use href={`#${prefix}ways`} className={styles['sleepers']} />
      <use href={`#${prefix}ways`} className={styles['rail']} />
      <Legend board={board} labels={labels} />
      <rect x={0.9} y={0.9} width={width - 1.8} height={height - 1.8} className={styles['frame']} />
      <rect x={5} y={5} width={width - 10} height={height - 10} className={styles['thin']} />
    </>
  );
});

/** The United States, seas and neighbours. */
function States({
  prefix,
  labels,
}: {
  readonly prefix: string;
  readonly labels: BoardLabels;
}): ReactNode {
  const shore = `#${prefix}shore`;
  return (
    <>
      <rect width={USA_FRAME.width} height={USA_FRAME.height} className={styles['sea']} />
      <g transform={MOVED}>
        <defs>
          <path id={`${prefix}shore`} d={LAND} />
        </defs>
        <use href={shore} className={styles['water3']} />
        <use href={shore} className={styles['between3']} />
        <use href={shore} className={styles['water2']} />
        <use href={shore} className={styles['between2']} />
        <use href={shore} className={styles['water1']} />
        <use href={shore} className={styles['between1']} />
        <path d={FAR_LAND} className={styles['far']} />
        <use href={shore} className={styles['land']} />
        <path d={STATE_LINES} className={styles['state']} />
        <path d={PEAKS} className={styles['peaks']} />
        <g className={styles['water']}>
          <text x={10} y={566}>
            {labels.pacific[0]}
          </text>
          <text x={10} y={588}>
            {labels.pacific[1]}
          </text>
          <text x={1206} y={690}>
            {labels.atlantic[0]}
          </text>
          <text x={1206} y={712}>
            {labels.atlantic[1]}
          </text>
          <text x={868} y={738}>
            {labels.gulf}
          </text>
        </g>
      </g>
    </>
  );
}

/** The whole map, very small. */
export const SmallGround = memo(function SmallGround({
  board,
}: {
  readonly board: Board;
}): ReactNode {
  const { isUsa, width, height, routes } = drawingOf(board);
  return (
    <>
      {isUsa ? (
        <path d={LAND} transform={MOVED} className={styles['smallLand']} />
      ) : (
        <rect width={width} height={height} className={styles['smallLand']} />
      )}
      <path d={routes.map(({ a, b }) => line(a, b)).join('')} className={styles['smallWay']} />
    </>
  );
});
