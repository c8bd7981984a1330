/** The map without anything on it: land and sea, and the routes. Drawn once. */
import { memo, type ReactNode } from 'react';
import type { At, Board, Scenery } from '../../src/index.ts';
import { drawingOf, line, type Drawing } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardLabels } from '../words/board.ts';
import { Legend } from './legend.tsx';

const peak = ([x, y]: At): string =>
  `M${x} ${y}l10-16l7 9l5-6l12 15M${x + 10} ${y - 16}l1 7M${x + 22} ${y - 11}l1 6`;

/** Where what is in the map's units lies in the drawing. */
export const moved = ({ shift, scale }: Pick<Drawing, 'shift' | 'scale'>): string =>
  `translate(${shift.x} ${shift.y}) scale(${scale})`;

export interface GroundProps {
  /** For the ids of what is drawn more than once. */
  readonly prefix: string;
  readonly board: Board;
  readonly labels: BoardLabels;
}

export const Ground = memo(function Ground({ prefix, board, labels }: GroundProps): ReactNode {
  const drawing = drawingOf(board);
  const { width, height, routes } = drawing;
  const { scenery } = board.map;
  const d = routes.map(({ a, b }) => line(a, b)).join('');
  return (
    <>
      <defs>
        <path id={`${prefix}ways`} d={d} />
      </defs>
      <Country prefix={prefix} drawing={drawing} scenery={scenery} labels={labels} />
      <use href={`#${prefix}ways`} className={styles['bed']} />
      <use href={`#${prefix}ways`} className={styles['sleepers']} />
      <use href={`#${prefix}ways`} className={styles['rail']} />
      <Legend board={board} labels={labels} />
      <rect x={0.9} y={0.9} width={width - 1.8} height={height - 1.8} className={styles['frame']} />
      <rect x={5} y={5} width={width - 10} height={height - 10} className={styles['thin']} />
    </>
  );
});

interface CountryProps {
  readonly prefix: string;
  readonly drawing: Pick<Drawing, 'width' | 'height' | 'shift' | 'scale' | 'coast' | 'isDrawn'>;
  readonly scenery: Scenery | undefined;
  readonly labels: BoardLabels;
}

/** Land and sea, cut off at the frame. */
export function Country({ prefix, drawing, scenery, labels }: CountryProps): ReactNode {
  const { width, height } = drawing;
  return (
    <>
      <defs>
        <clipPath id={`${prefix}neat`}>
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${prefix}neat)`}>
        <rect width={width} height={height} className={styles['sea']} />
        <g transform={drawing.isDrawn ? moved(drawing) : undefined}>
          <Land prefix={prefix} coast={drawing.coast} abroad={scenery?.abroad} />
          {scenery && <Features scenery={scenery} labels={labels} />}
        </g>
      </g>
    </>
  );
}

interface LandProps {
  readonly prefix: string;
  readonly coast: string;
  readonly abroad: string | undefined;
}

/** The lines along the coast become fainter towards the sea. */
function Land({ prefix, coast, abroad }: LandProps): ReactNode {
  const shore = `#${prefix}shore`;
  return (
    <>
      <defs>
        <path id={`${prefix}shore`} d={coast} />
      </defs>
      <use href={shore} className={styles['water3']} />
      <use href={shore} className={styles['between3']} />
      <use href={shore} className={styles['water2']} />
      <use href={shore} className={styles['between2']} />
      <use href={shore} className={styles['water1']} />
      <use href={shore} className={styles['between1']} />
      {abroad && <path d={abroad} className={styles['far']} />}
      <use href={shore} className={styles['land']} />
    </>
  );
}

const WATER_LINE = 22;

interface FeaturesProps {
  readonly scenery: Scenery;
  readonly labels: BoardLabels;
}

/** Rivers, borders, mountains, and the names of seas in the reader's language where we know them. */
function Features({ scenery, labels }: FeaturesProps): ReactNode {
  const { borders, rivers, mountains = [], waters = [] } = scenery;
  return (
    <>
      {rivers && <path d={rivers} className={styles['river']} />}
      {borders && <path d={borders} className={styles['state']} />}
      <path d={mountains.map(peak).join('')} className={styles['peaks']} />
      <g className={styles['water']}>
        {waters.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {(labels.waters[name] ?? name).split(' / ').map((part, at) => (
              <tspan key={part} x={x} dy={at === 0 ? 0 : WATER_LINE}>
                {part}
              </tspan>
            ))}
          </text>
        ))}
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
  const drawing = drawingOf(board);
  const { coast, isDrawn, routes } = drawing;
  return (
    <>
      <path
        d={coast}
        transform={isDrawn ? moved(drawing) : undefined}
        className={styles['smallLand']}
      />
      <path d={routes.map(({ a, b }) => line(a, b)).join('')} className={styles['smallWay']} />
    </>
  );
});
