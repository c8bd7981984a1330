/** What fingers, mouse and keys do in the yard: squares are painted, cars change places. */
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { pressing } from '@roundhouse/ui/pieces/pressing';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { TILES } from '../../src/index.ts';
import { AISLE_ROW, DOOR_COLUMN, TILE_HEIGHT, TILE_WIDTH } from '../../src/tiles.ts';
import type { CarYardProps } from './car-yard.tsx';
import styles from './car-yard.module.css';
import { isFree, signAt, withCarsSwapped, withStuff, type Square } from './editing.ts';
import { squareBox, swapSpot } from './yard-geometry.ts';

const ACROSS = TILE_WIDTH;
const PER_CAR = TILE_WIDTH * TILE_HEIGHT;
const spotOf = ({ car, x, y }: Square): number => car * PER_CAR + y * ACROSS + x;
const squareOf = (spot: number): Square => ({
  car: Math.floor(spot / PER_CAR),
  x: spot % ACROSS,
  y: Math.floor((spot % PER_CAR) / ACROSS),
});
const SPOTS = Array.from({ length: TILES.length * PER_CAR }, (_, spot) => spot).filter((spot) => {
  const { x, y } = squareOf(spot);
  return isFree(x, y);
});
const OPEN = new Set(SPOTS);

/** Over the aisle and the doors' column to the next square; from the edge of a car to the next car. */
function stepFrom(spot: number, key: ArrowKey): number {
  const way = ARROW_WAYS[key];
  let { car, x, y } = squareOf(spot);
  do {
    x += way.x;
    y += way.y;
  } while (x === DOOR_COLUMN || y === AISLE_ROW);
  if (isFree(x, y)) return spotOf({ car, x, y });
  const next = car + way.x + 2 * way.y;
  const isAbreast = way.x === 0 || Math.floor(next / 2) === Math.floor(car / 2);
  if (!TILES[next] || !isAbreast) return spot;
  car = next;
  x = way.x === 0 ? x : way.x > 0 ? 0 : TILE_WIDTH - 1;
  y = way.y === 0 ? y : way.y > 0 ? 1 : TILE_HEIGHT - 2;
  return spotOf({ car, x, y });
}

export function YardHits(props: CarYardProps): ReactNode {
  const { design, labels, faults, selected, tool, select, change } = props;
  const stroke = useRef({ count: 0, pointer: -1 });
  const paint = (spot: number, step?: string): void => {
    const at = squareOf(spot);
    if (tool === 'look') return;
    const next = withStuff(design, at, tool);
    if (JSON.stringify(next) !== JSON.stringify(design)) change(next, step);
  };
  const touch = (spot: number): void => {
    const place = `cars.${squareOf(spot).car}`;
    if (tool === 'look') select(selected === place ? undefined : place);
    else paint(spot);
  };
  const spotUnder = (x: number, y: number): number => {
    const found = document.elementFromPoint(x, y);
    return found instanceof SVGElement ? Number(found.dataset['spot'] ?? -1) : -1;
  };
  const name = (spot: number): string => {
    const at = squareOf(spot);
    const stuff: Readonly<Record<string, string>> = labels.stuff;
    const place = `cars.${at.car}.rows.${at.y}`;
    return [
      labels.square(TILES[at.car] ?? '', at.y + 1, at.x + 1),
      stuff[signAt(design, at)] ?? '',
      ...(isFaulty(faults, place) ? [labels.fault] : []),
    ].join(', ');
  };
  return (
    <g
      onPointerDown={(event: PointerEvent<SVGGElement>) => {
        const spot = spotUnder(event.clientX, event.clientY);
        if (tool === 'look' || spot < 0 || event.button !== 0) return;
        // The window stands still while a row is painted.
        event.stopPropagation();
        stroke.current = { count: stroke.current.count + 1, pointer: event.pointerId };
      }}
      onPointerMove={(event) => {
        const { pointer, count } = stroke.current;
        if (pointer !== event.pointerId) return;
        const spot = spotUnder(event.clientX, event.clientY);
        if (spot >= 0) paint(spot, `stroke ${count}`);
      }}
      onPointerUp={() => {
        stroke.current.pointer = -1;
      }}
      onPointerCancel={() => {
        stroke.current.pointer = -1;
      }}
    >
      <HitGroup<number>
        open={OPEN}
        touch={touch}
        spotOf={({ spot }) => (spot === undefined ? undefined : Number(spot))}
        selector={(spot) => `[data-spot="${spot}"]`}
        step={stepFrom}
        name={name}
        chosen={[]}
        first={SPOTS[0]}
      >
        {(button) =>
          SPOTS.map((spot) => (
            <rect
              key={spot}
              {...squareBox(squareOf(spot))}
              rx={8}
              data-spot={spot}
              {...button(spot)}
            />
          ))
        }
      </HitGroup>
      {TILES.slice(0, -1).map((tile, car) => {
        const { x, y } = swapSpot(car);
        const label = labels.swap(tile, TILES[car + 1] ?? '');
        const swap = (): void => {
          change(withCarsSwapped(design, car));
          select(undefined);
        };
        return (
          <g
            key={tile}
            {...pressing(swap)}
            aria-label={label}
            className={styles['swap']}
            transform={`translate(${x} ${y})`}
          >
            <circle r={23} />
            <path d="M-11 -5H10M5 -10L10 -5L5 0M11 6H-10M-5 1L-10 6L-5 11" />
          </g>
        );
      })}
    </g>
  );
}
