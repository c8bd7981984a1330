/** What never changes: the platforms, the track bed and the cars, seats and passengers included. */
import { memo, type ReactNode } from 'react';
import type { Train } from '../../src/index.ts';
import { AISLE_ROW, DOOR_COLUMN, TILE_HEIGHT, TILE_WIDTH } from '../../src/tiles.ts';
import { Cab, Seat, Sill, WindowPane } from './car-parts.tsx';
import {
  BODY,
  carHeight,
  columnLeft,
  drawingOf,
  flatSize,
  HIGH,
  MARGIN,
  middleOf,
  PLATFORM,
  rowHeight,
  rowTop,
  WALL,
  WIDE,
} from './geometry.ts';
import styles from './ground.module.css';
import { Passenger } from './passenger.tsx';

const SLABS = 44;

export const Ground = memo(function Ground({ train }: { readonly train: Train }): ReactNode {
  const { isTurned, cells } = drawingOf(train);
  const { width } = flatSize(train);
  return (
    <>
      <g transform={isTurned ? `matrix(0 -1 1 0 0 ${width})` : undefined}>
        <Bed train={train} />
        <Bodies train={train} />
        <Floor train={train} />
        <Walls train={train} />
        <Sills train={train} />
        <Seats train={train} />
      </g>
      {train.places.map(({ id, kind, x, y }) => {
        const box = cells.get(id);
        if (kind !== 'passenger' || !box) return null;
        const middle = middleOf(box);
        return (
          <g key={id} transform={`translate(${middle.x} ${middle.y + 1})`}>
            <Passenger of={x * 3 + y * 2} />
          </g>
        );
      })}
    </>
  );
});

function every(step: number, from: number, to: number): readonly number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
}

/** How far the ground goes on beyond the drawing, where the window is wider. */
const BEYOND = 400;

/** The platforms, and between them sleepers and rails. */
function Bed({ train }: { readonly train: Train }): ReactNode {
  const { width, height } = flatSize(train);
  const cars = train.join === 'long' ? [0, 1] : [0];
  const long = width + 2 * BEYOND;
  const slabs = every(SLABS, 10 - BEYOND + (BEYOND % SLABS), width + BEYOND);
  return (
    <>
      <rect className={styles['ballast']} x={-BEYOND} width={long} height={height} />
      <path
        className={styles['sleepers']}
        d={every(19, -2 - 19 * 21, width + BEYOND)
          .map((x) => `M${x} ${PLATFORM}V${height - PLATFORM}`)
          .join('')}
      />
      {cars.map((car) => {
        const top = rowTop(car * TILE_HEIGHT);
        const rails = [top + 52, top + carHeight() - 52]
          .map((y) => `M${-BEYOND} ${y}h${long}`)
          .join('');
        return (
          <g key={car}>
            <path className={styles['railEdge']} d={rails} />
            <path className={styles['rail']} d={rails} />
          </g>
        );
      })}
      {[-BEYOND, height - PLATFORM].map((top) => {
        const edge = top < 0 ? PLATFORM : top;
        return (
          <g key={top}>
            <rect
              className={styles['stone']}
              x={-BEYOND}
              y={top}
              width={long}
              height={PLATFORM + BEYOND}
            />
            <path
              className={styles['joints']}
              d={slabs.map((x) => `M${x} ${top}v${PLATFORM + BEYOND}`).join('')}
            />
            <path
              className={styles['warning']}
              d={`M${-BEYOND} ${edge + (top < 0 ? -3 : 3)}h${long}`}
            />
            <path className={styles['line']} d={`M${-BEYOND} ${edge}h${long}`} />
          </g>
        );
      })}
    </>
  );
}

/** The bodies of the cars, their couplings and the bellows between them. */
function Bodies({ train }: { readonly train: Train }): ReactNode {
  const { width } = flatSize(train);
  const isLong = train.join === 'long';
  const tops = isLong ? [rowTop(0), rowTop(TILE_HEIGHT)] : [rowTop(0)];
  return (
    <>
      {tops.map((top) => {
        const middle = rowTop(AISLE_ROW) - rowTop(0) + top + HIGH / 2;
        return (
          <g key={top}>
            <path
              className={styles['coupling']}
              d={`M8 ${middle}H24M${width - 24} ${middle}H${width - 8}`}
            />
            <rect
              className={styles['rim']}
              x={MARGIN - 9}
              y={top - BODY}
              width={width - 2 * MARGIN + 18}
              height={carHeight() + 2 * BODY}
              rx={26}
            />
            <rect
              className={styles['body']}
              x={MARGIN - 5}
              y={top - BODY + 4}
              width={width - 2 * MARGIN + 10}
              height={carHeight() + 2 * BODY - 8}
              rx={22}
            />
          </g>
        );
      })}
      {isLong && (
        <rect
          className={styles['bellows']}
          x={columnLeft(DOOR_COLUMN) - 4}
          y={rowTop(TILE_HEIGHT) - 22}
          width={WIDE + 8}
          height={30}
          rx={3}
        />
      )}
    </>
  );
}

function Floor({ train }: { readonly train: Train }): ReactNode {
  const cars = train.join === 'long' ? [0, TILE_HEIGHT] : [0];
  return (
    <>
      {cars.map((row) => (
        <rect
          key={row}
          className={styles['floor']}
          x={MARGIN}
          y={rowTop(row + 1)}
          width={train.width * WIDE}
          height={(TILE_HEIGHT - 2) * HIGH}
        />
      ))}
      {train.places.map(({ id, kind, x, y }) =>
        kind === 'aisle' && rowHeight(y) !== WALL ? (
          <g key={id}>
            {y % TILE_HEIGHT === AISLE_ROW && (
              <rect
                className={styles['aisle']}
                x={columnLeft(x)}
                y={rowTop(y)}
                width={WIDE}
                height={HIGH}
              />
            )}
            <rect
              className={styles['cell']}
              x={columnLeft(x) + 5}
              y={rowTop(y) + 5}
              width={WIDE - 10}
              height={HIGH - 10}
              rx={5}
            />
          </g>
        ) : null,
      )}
    </>
  );
}

function Sills({ train }: { readonly train: Train }): ReactNode {
  return train.places.map(({ id, kind, x, y }) =>
    kind === 'aisle' && rowHeight(y) === WALL ? (
      <Sill key={id} x={columnLeft(x)} y={rowTop(y)} isInner={isInner(train, y)} />
    ) : null,
  );
}

/** Doors between two cars side by side lead to no platform. */
function isInner({ join }: Train, y: number): boolean {
  return join === 'long' && (y === TILE_HEIGHT - 1 || y === TILE_HEIGHT);
}

function Walls({ train }: { readonly train: Train }): ReactNode {
  const trims = train.join === 'long' ? [0, 6, 7, 13] : [0, 6];
  const first = train.solids.filter(
    ({ cab, x, y }) =>
      cab && !train.solids.some((other) => other.x === x && other.y === y - 1 && other.cab),
  );
  return (
    <>
      {train.solids.map(({ x, y, cab }) =>
        cab ? null : (
          <WindowPane
            key={`${x} ${y}`}
            x={columnLeft(x)}
            y={rowTop(y)}
            isUpper={y % TILE_HEIGHT === 0}
          />
        ),
      )}
      {trims.map((row) => (
        <path
          key={row}
          className={styles['trim']}
          d={`M${MARGIN} ${row % TILE_HEIGHT === 0 ? rowTop(row) + 4 : rowTop(row) + WALL - 4}h${train.width * WIDE}`}
        />
      ))}
      {first.map(({ x, y }) => (
        <Cab key={`${x} ${y}`} x={columnLeft(x)} y={rowTop(y)} isRight={x >= TILE_WIDTH} />
      ))}
    </>
  );
}

function Seats({ train }: { readonly train: Train }): ReactNode {
  return (
    <>
      {train.places.map(({ id, x, y, kind }) =>
        kind === 'aisle' ? null : (
          <Seat key={id} x={columnLeft(x)} y={rowTop(y)} isTaken={kind === 'passenger'} />
        ),
      )}
    </>
  );
}

/** The small picture of the whole. */
export const SmallGround = memo(function SmallGround({
  train,
}: {
  readonly train: Train;
}): ReactNode {
  const { size, cells, isTurned } = drawingOf(train);
  const [x, y] = isTurned ? [PLATFORM, MARGIN] : [MARGIN, PLATFORM];
  return (
    <>
      <rect className={styles['stone']} width={size.width} height={size.height} />
      <rect
        className={styles['body']}
        x={x}
        y={y}
        width={size.width - 2 * x}
        height={size.height - 2 * y}
        rx={26}
      />
      {train.places.map(({ id, kind }) => {
        const box = cells.get(id);
        return box && <rect key={id} className={styles[`small-${kind}`]} {...box} />;
      })}
    </>
  );
});
