/** A car as it stands on the bench: the parts of the board's own, whatever its rows have. */
import { FaultMark, isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import type { ReactNode } from 'react';
import { TILES, type TrainBox } from '../../src/index.ts';
import { edgeKind, KIND_OF_SIGN, type Furnished } from '../../src/train.ts';
import {
  AISLE_ROW,
  CAB,
  CAB_COLUMN,
  DOOR_COLUMN,
  isBench,
  SEATS_PER_TILE,
  TILE_HEIGHT,
  TILE_WIDTH,
} from '../../src/tiles.ts';
import { Cab, Railing, Seat, SeatBack, Sill, WindowPane } from '../board/car-parts.tsx';
import {
  BODY,
  carHeight,
  columnLeft,
  HIGH,
  MARGIN,
  PLATFORM,
  rowTop,
  WIDE,
} from '../board/geometry.ts';
import ground from '../board/ground.module.css';
import { Passenger } from '../board/passenger.tsx';
import type { WorkbenchLabels } from '../words/workbench.ts';
import styles from './car-yard.module.css';
import { countOf, signAt } from './editing.ts';
import { CAR, carCorner, carShift } from './yard-geometry.ts';

export interface BenchCarProps {
  readonly box: TrainBox;
  readonly car: number;
  readonly labels: WorkbenchLabels;
  readonly faults: ReadonlySet<string>;
  readonly isChosen: boolean;
}

const COLUMNS = Array.from({ length: TILE_WIDTH }, (_, x) => x);
const SIDE_ROWS = [1, 2, 4, 5];
const ALL = [...SIDE_ROWS, AISLE_ROW].flatMap((y) => COLUMNS.map((x) => ({ x, y })));

export function BenchCar({ box, car, labels, faults, isChosen }: BenchCarProps): ReactNode {
  const corner = carCorner(car);
  const shift = carShift(car);
  const seats = countOf(box, car, 'sb');
  const signs = ALL.map((at) => ({ ...at, sign: signAt(box, { car, ...at }) }));
  return (
    <>
      <text x={corner.x + 8} y={corner.y + 36} className={styles['name']}>
        <tspan className={styles['letter']}>{TILES[car]}</tspan> {box.cars[car]?.name}
      </text>
      <text
        x={corner.x + CAR.width - (car < TILES.length - 1 ? 64 : 12)}
        y={corner.y + 35}
        className={styles[seats === SEATS_PER_TILE ? 'seats' : 'wrongSeats']}
      >
        {labels.seats(seats)}
      </text>
      <g transform={`translate(${shift.x} ${shift.y})`}>
        <rect
          className={styles[isChosen ? 'chosen' : 'rim']}
          x={MARGIN - 8}
          y={PLATFORM - 1}
          width={TILE_WIDTH * WIDE + 16}
          height={carHeight() + 2 * BODY + 2}
          rx={22}
        />
        <rect
          className={ground['body']}
          x={MARGIN - 5}
          y={PLATFORM + 2}
          width={TILE_WIDTH * WIDE + 10}
          height={carHeight() + 2 * BODY - 4}
          rx={19}
        />
        <rect
          className={ground['floor']}
          x={MARGIN}
          y={rowTop(1)}
          width={TILE_WIDTH * WIDE}
          height={(TILE_HEIGHT - 2) * HIGH}
        />
        <rect
          className={ground['aisle']}
          x={MARGIN}
          y={rowTop(AISLE_ROW)}
          width={TILE_WIDTH * WIDE}
          height={HIGH}
        />
        {[0, TILE_HEIGHT - 1].map((y) =>
          COLUMNS.map((x) =>
            x === DOOR_COLUMN ? (
              <Sill key={`${x} ${y}`} x={columnLeft(x)} y={rowTop(y)} isInner={false} />
            ) : (
              <WindowPane key={`${x} ${y}`} x={columnLeft(x)} y={rowTop(y)} isUpper={y === 0} />
            ),
          ),
        )}
        {signs.map(({ x, y, sign }) => (
          <Stuff key={`${x} ${y}`} x={x} y={y} sign={sign} />
        ))}
        <Edges box={box} car={car} />
        {signs.map(({ x, y }) =>
          faults.has(`cars.${car}.rows.${y}`) && x === TILE_WIDTH - 1 ? (
            <FaultMark key={y} x={columnLeft(x) + WIDE + 2} y={rowTop(y) + HIGH / 2} />
          ) : null,
        )}
        {isFaulty(faults, `cars.${car}`) && <FaultMark x={MARGIN + 2} y={PLATFORM + 6} />}
      </g>
    </>
  );
}

interface StuffProps {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

function Stuff({ x, y, sign }: StuffProps): ReactNode {
  const [left, top] = [columnLeft(x), rowTop(y)];
  if (sign === CAB) {
    const isFirst = x === CAB_COLUMN && (y === 1 || y === AISLE_ROW + 1);
    return isFirst ? <Cab x={left} y={top} isRight={false} /> : null;
  }
  if (KIND_OF_SIGN[sign] === 'aisle') {
    return (
      <rect
        className={ground['cell']}
        x={left + 5}
        y={top + 5}
        width={WIDE - 10}
        height={HIGH - 10}
        rx={5}
      />
    );
  }
  const isTaken = KIND_OF_SIGN[sign] === 'passenger';
  return (
    <>
      <Seat x={left} y={top} isTaken={isTaken} />
      {isTaken && (
        <g transform={`translate(${left + WIDE / 2} ${top + HIGH / 2 + 1})`}>
          <Passenger of={x * 3 + y * 2} />
        </g>
      )}
    </>
  );
}

/** Railings and seat backs between squares side by side. */
function Edges({ box, car }: Pick<BenchCarProps, 'box' | 'car'>): ReactNode {
  const furnished = (x: number, y: number): Furnished | undefined => {
    const sign = signAt(box, { car, x, y });
    const kind = KIND_OF_SIGN[sign];
    return kind && { kind, bench: isBench(sign) };
  };
  return SIDE_ROWS.map((y) =>
    COLUMNS.slice(1).map((x) => {
      const [west, east] = [furnished(x - 1, y), furnished(x, y)];
      const kind = west && east ? edgeKind(west, east, false) : 'open';
      return kind === 'open' ? null : (
        <g key={`${x} ${y}`} transform={`translate(${columnLeft(x)} ${rowTop(y) + HIGH / 2})`}>
          {kind === 'rail' ? <Railing /> : <SeatBack />}
        </g>
      );
    }),
  );
}
