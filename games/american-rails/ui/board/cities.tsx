/** Cities: what they are worth alone and shared, the half that counts now dark; houses; names. */
import { House } from '@roundhouse/ui/pieces/house';
import { memo, type ReactNode } from 'react';
import type { Board, City } from '../../src/board.ts';
import { cityValue } from '../../src/income.ts';
import { HOUSE, cubesIn, hasHouse } from '../../src/mask.ts';
import { centreOf, cityLines, nameWidth } from './geometry.ts';
import styles from './cities.module.css';

const ALONE = 0b1;
const SHARED = 0b11;

interface PlateProps {
  readonly city: City;
  readonly mask: number;
  /** How many cubes are drawn, a ghost included. */
  readonly cubes: number;
  readonly isChosen: boolean;
  readonly hasGhostHouse: boolean;
}

const Plate = memo(function Plate(props: PlateProps): ReactNode {
  const { city, mask, cubes, isChosen, hasGhostHouse } = props;
  const { x, y } = centreOf(city.hex);
  const { plate, name } = cityLines(cubes);
  const isBuilt = hasHouse(mask);
  const left = isBuilt || hasGhostHouse ? -21 : -14;
  const present = cubesIn(mask);
  const width = nameWidth(city.name);
  const sign = isChosen ? styles['chosen'] : city.special ? styles['special'] : styles['sign'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <Half
        x={left}
        y={plate}
        value={cityValue(city, (mask & HOUSE) | ALONE)}
        kind={present === 1 ? 'now' : present === 0 ? 'first' : 'idle'}
      />
      <Half
        x={left + 14}
        y={plate}
        value={cityValue(city, (mask & HOUSE) | SHARED)}
        kind={present > 1 ? 'now' : 'idle'}
      />
      {(isBuilt || hasGhostHouse) && (
        <g transform={`translate(16.4 ${plate + 7.6}) scale(.68)`} data-house={city.hex}>
          <House isGhost={!isBuilt} />
        </g>
      )}
      <g className={sign}>
        <rect x={-width / 2} y={name} width={width} height={13.6} rx={2} />
        <text y={name + 11}>{city.name.toUpperCase()}</text>
      </g>
    </g>
  );
});

interface HalfProps {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  /** Whether it counts now, would count first, or neither. */
  readonly kind: 'now' | 'first' | 'idle';
}

export function Half({ x, y, value, kind }: HalfProps): ReactNode {
  return (
    <g className={styles[kind]}>
      <rect x={x} y={y} width={14} height={14} />
      <text x={x + 7} y={y + 11.5}>
        {value}
      </text>
    </g>
  );
}

export interface CitiesProps {
  readonly board: Board;
  readonly map: readonly number[];
  /** The map with a ghost on it. */
  readonly drawn: readonly number[];
  readonly chosen: number | undefined;
  readonly ghostHouse: number | undefined;
}

export function Cities({ board, map, drawn, chosen, ghostHouse }: CitiesProps): ReactNode {
  return board.cities.map((city) => (
    <Plate
      key={`${city.hex} ${city.name}`}
      city={city}
      mask={map[city.hex] ?? 0}
      cubes={cubesIn(drawn[city.hex] ?? 0)}
      isChosen={city.hex === chosen}
      hasGhostHouse={city.hex === ghostHouse}
    />
  ));
}
