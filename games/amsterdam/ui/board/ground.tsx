/** The map without anything on it: the IJ, canals, houses, walls. Drawn once. */
import { memo, type ReactNode } from 'react';
import {
  BASTIONS,
  CANALS,
  PILES,
  POLDER,
  RIPPLES,
  SHIPS,
  SHORE,
  STREETS,
  WALL,
} from './geography.ts';
import { BAND, DRAWING } from './geometry.ts';
import styles from './ground.module.css';

const { width, height } = DRAWING;
const LAND = `${SHORE}V${height}H0Z`;
const WATER = `${SHORE}V0H0Z`;

export interface GroundProps {
  /** For the ids of what is drawn more than once. */
  readonly prefix: string;
  readonly north: string;
  readonly motto: string;
}

export const Ground = memo(function Ground({ prefix, north, motto }: GroundProps): ReactNode {
  return (
    <>
      <defs>
        <clipPath id={`${prefix}neat`}>
          <rect x={BAND} y={BAND} width={width - 2 * BAND} height={height - 2 * BAND} />
        </clipPath>
        <clipPath id={`${prefix}land`}>
          <path d={LAND} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${prefix}neat)`}>
        <rect {...DRAWING} className={styles['land']} />
        <g clipPath={`url(#${prefix}land)`}>
          <City />
        </g>
        <Harbour />
        <Compass north={north} />
        <rect {...DRAWING} className={styles['wash']} />
        <g transform="translate(862 684)" className={styles['title']}>
          <path d="M-104-30C-110-14-110 14-104 30H104C110 14 110-14 104-30Z" />
          <path d="M-98-25C-103-12-103 12-98 25H98C103 12 103-12 98-25Z" />
          <text y={0}>AMSTERDAM</text>
          <text y={18}>{motto}</text>
        </g>
      </g>
    </>
  );
});

/** Houses on both sides: roofs, yards behind, party walls between. */
function Houses({ d, wide }: { readonly d: string; readonly wide: number }): ReactNode {
  return (
    <>
      <path d={d} className={styles['edge']} strokeWidth={wide + 1.6} />
      <path d={d} className={styles['roofs']} strokeWidth={wide} />
      <path d={d} className={styles['ridge']} strokeWidth={wide - 10.2} />
      <path d={d} className={styles['yards']} strokeWidth={wide - 11.4} />
      <path d={d} className={styles['walls']} strokeWidth={wide} />
    </>
  );
}

function City(): ReactNode {
  return (
    <g className={styles['lines']}>
      <path d={POLDER} className={styles['polder']} />
      {BASTIONS.map(([x, y, turn]) => (
        <path
          key={y}
          d="M-17 0L-12 13L0 21L12 13L17 0Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={styles['bastion']}
        />
      ))}
      <path d={WALL} className={styles['bank']} strokeWidth={9} />
      <path d={WALL} className={styles['rampart']} strokeWidth={6.5} />
      {STREETS.map((d) => (
        <Houses key={d} d={d} wide={23} />
      ))}
      {STREETS.map((d) => (
        <path key={d} d={d} className={styles['street']} strokeWidth={6} />
      ))}
      {CANALS.map(({ d, water }) => (
        <Houses key={d} d={d} wide={water === 5 ? 28 : water + 30} />
      ))}
      {CANALS.map(({ d, water }) => (
        <path key={d} d={d} className={styles['quay']} strokeWidth={water + 7} />
      ))}
      {CANALS.map(({ d, water }) => (
        <path key={d} d={d} className={styles['shade']} strokeWidth={water + 2} />
      ))}
      {CANALS.map(({ d, water }) => (
        <path key={d} d={d} className={styles['canal']} strokeWidth={water} />
      ))}
    </g>
  );
}

function Harbour(): ReactNode {
  return (
    <>
      <path d={WATER} className={styles['water']} />
      <path d={SHORE} className={styles['shore']} />
      <path d={SHORE} className={styles['beach']} transform="translate(0 3)" />
      {[5, 10, 16].map((up) => (
        <path
          key={up}
          d={SHORE}
          className={styles['tide']}
          opacity={0.95 - up * 0.037}
          transform={`translate(0 ${-up})`}
        />
      ))}
      <path d={RIPPLES} className={styles['ripples']} />
      <path d={PILES} className={styles['piles']} />
      {SHIPS.map(([x, y, size]) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}
          className={styles['ship']}
        >
          <path
            d="M-18 4C-16 10-12 12-6 12H10C15 12 18 8 20 2L14 5H-12Z"
            className={styles['hull']}
          />
          <path d="M-6 4V-22M7 5V-17M-13-4Q-6-8 1-4Q3-11 0-17Q-6-19-12-17Q-10-10-13-4ZM2-3Q8-6 13-3Q15-9 12-13Q7-14 3-13Q5-8 2-3Z" />
          <path d="M-6-22l7 1.6l-7 1.6" className={styles['hull']} />
        </g>
      ))}
    </>
  );
}

const QUARTERS = [0, 90, 180, 270];

function Compass({ north }: { readonly north: string }): ReactNode {
  return (
    <g transform="translate(938 112) scale(.92)" className={styles['compass']}>
      <circle r={31} />
      <circle r={25} strokeDasharray="1.5 2.4" />
      {QUARTERS.map((turn) => (
        <g key={turn}>
          <path transform={`rotate(${turn + 45})`} d="M0-22L3.4-4L0 0L-3.4-4Z" />
          <path transform={`rotate(${turn})`} d="M0-36L5-5L0 0Z" className={styles['dark']} />
          <path transform={`rotate(${turn})`} d="M0-36L-5-5L0 0Z" className={styles['pale']} />
        </g>
      ))}
      <text y={-40}>{north}</text>
    </g>
  );
}

/** The whole map, very small: water and land. */
export const SmallGround = memo(function SmallGround(): ReactNode {
  return (
    <>
      <rect {...DRAWING} className={styles['land']} />
      <path d={WATER} className={styles['water']} />
      {CANALS.slice(7).map(({ d, water }) => (
        <path key={d} d={d} fill="none" className={styles['canal']} strokeWidth={water + 4} />
      ))}
    </>
  );
});
