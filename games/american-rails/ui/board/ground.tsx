/** The map without anything on it: sea, shores, states, hexes. Drawn once. */
import { memo, type ReactNode } from 'react';
import { CITIES, HEXES } from '../../src/board.ts';
import { TERRAINS, type Terrain } from '../../src/types.ts';
import { FAR_LAND, LAND, STATE_LINES } from './geography.ts';
import { DRAWING, TILE, WALL, outlines } from './geometry.ts';
import styles from './ground.module.css';
import type { BoardLabels } from '../words/board.ts';

const hexesOf = (terrain: Terrain): number[] =>
  HEXES.flatMap((hex, place) => (hex.terrain === terrain ? [place] : []));

const TILES = TERRAINS.map((terrain) => ({ terrain, d: outlines(hexesOf(terrain), TILE) }));
const WALLS = outlines(
  CITIES.filter(({ closed }) => closed).map(({ hex }) => hex),
  WALL,
);

export interface GroundProps {
  /** For the ids of what is drawn more than once. */
  readonly prefix: string;
  readonly labels: BoardLabels;
}

export const Ground = memo(function Ground({ prefix, labels }: GroundProps): ReactNode {
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
      {TILES.map(({ terrain, d }) => (
        <path key={terrain} d={d} className={styles[terrain]} />
      ))}
      <g clipPath={`url(#${prefix}neat)`}>
        <use href={states} className={styles['stateOver']} />
        <use href={shore} className={styles['coastOver']} />
      </g>
      <path d={WALLS} className={styles['wall']} />
    </>
  );
});

/** The whole map, very small: land and tints. */
export const SmallGround = memo(function SmallGround(): ReactNode {
  return (
    <>
      <path d={LAND} className={styles['land']} />
      {TILES.map(({ terrain, d }) => (
        <path key={terrain} d={d} className={styles[terrain]} />
      ))}
    </>
  );
});
