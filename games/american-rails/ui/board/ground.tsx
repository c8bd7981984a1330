/** The map without anything on it: sea, shores, states, hexes. Drawn once. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { TERRAINS, type Terrain } from '../../src/types.ts';
import { FAR_LAND, LAND, STATE_LINES } from './geography.ts';
import { DRAWING, TILE, WALL, outlines } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardLabels } from '../words/board.ts';

interface Tiles {
  readonly tiles: readonly { readonly terrain: Terrain; readonly d: string }[];
  /** Around cities where no house may stand. */
  readonly walls: string;
}

function tilesOf({ terrain, cities }: Board): Tiles {
  const hexesOf = (wanted: Terrain): number[] =>
    terrain.flatMap((each, hex) => (each === wanted ? [hex] : []));
  const closed = cities.filter((city) => city.closed).map(({ hex }) => hex);
  return {
    tiles: TERRAINS.map((each) => ({ terrain: each, d: outlines(hexesOf(each), TILE) })),
    walls: outlines(closed, WALL),
  };
}

export interface GroundProps {
  readonly board: Board;
  /** For the ids of what is drawn more than once. */
  readonly prefix: string;
  readonly labels: BoardLabels;
}

export const Ground = memo(function Ground({ board, prefix, labels }: GroundProps): ReactNode {
  const { tiles, walls } = tilesOf(board);
  const shore = `#${prefix}shore`;
  const states = `#${prefix}states`;
  return (
    <>
      <defs>
        <clipPath id={`${prefix}neat`}>
          <rect {...DRAWING} />
        </clipPath>
        <path id={`${prefix}shore`} d={LAND + FAR_LAND} />
        <path id={`${prefix}states`} d={STATE_LINES} />
      </defs>
      <g clipPath={`url(#${prefix}neat)`}>
        <rect className={styles['sea']} {...DRAWING} />
        <use href={shore} className={styles['water3']} />
        <use href={shore} className={styles['water2']} />
        <use href={shore} className={styles['water1']} />
        <path d={FAR_LAND} className={styles['far']} />
        <path d={LAND} className={styles['land']} />
        <use href={shore} className={styles['coast']} />
        <use href={states} className={styles['state']} />
      </g>
      <g className={styles['water']}>
        <text x={213.5} y={65}>
          {labels.lakeMichigan[0]}
        </text>
        <text x={213.5} y={80}>
          {labels.lakeMichigan[1]}
        </text>
        <text transform="translate(474.7 104.6) rotate(-20)">{labels.lakeErie}</text>
        <text x={262} y={764}>
          {labels.gulf}
        </text>
      </g>
      {tiles.map(({ terrain, d }) => (
        <path key={terrain} d={d} className={styles[terrain]} />
      ))}
      <g clipPath={`url(#${prefix}neat)`}>
        <use href={states} className={styles['stateOver']} />
        <use href={shore} className={styles['coastOver']} />
      </g>
      <path d={walls} className={styles['wall']} />
    </>
  );
});

interface SmallProps {
  readonly board: Board;
}

/** The whole map, very small: land and tints. */
export const SmallGround = memo(function SmallGround({ board }: SmallProps): ReactNode {
  const { tiles } = tilesOf(board);
  return (
    <>
      <path d={LAND} className={styles['land']} />
      {tiles.map(({ terrain, d }) => (
        <path key={terrain} d={d} className={styles[terrain]} />
      ))}
    </>
  );
});
