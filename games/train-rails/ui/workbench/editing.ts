/** What hands do to a box: each answers the next one. */
import type { Language } from '@roundhouse/ui/words';
import { CARDS, TILES, type Card, type Face, type TrainBox } from '../../src/index.ts';
import {
  AISLE_ROW,
  CAB,
  CAB_COLUMN,
  DOOR_COLUMN,
  FLOOR,
  isBench,
  TILE_HEIGHT,
  TILE_WIDTH,
} from '../../src/tiles.ts';
import { WORKBENCH_LABELS } from '../words/workbench.ts';

/** What a square of a car can be made. */
export const STUFFS = ['seat', 'bench', 'passenger', 'floor', 'cab'] as const;
export type Stuff = (typeof STUFFS)[number];

export interface Square {
  readonly car: number;
  readonly x: number;
  readonly y: number;
}

/** Between the walls, beside the aisle and the doors' column: the rest of a car is as it is. */
export function isFree(x: number, y: number): boolean {
  const isSide = y > 0 && y < TILE_HEIGHT - 1 && y !== AISLE_ROW;
  return isSide && x !== DOOR_COLUMN && x >= 0 && x < TILE_WIDTH;
}

/** A sign, also where a row is shorter than it should be. */
export function signAt({ cars }: TrainBox, { car, x, y }: Square): string {
  if (y === AISLE_ROW || x === DOOR_COLUMN) return FLOOR;
  return isFree(x, y) ? (cars[car]?.rows[y]?.[x] ?? FLOOR) : '-';
}

/** The row at the wall and the one before it, on this side of the aisle. */
function sideOf(y: number): { readonly wall: number; readonly inner: number } {
  return y < AISLE_ROW ? { wall: 1, inner: 2 } : { wall: TILE_HEIGHT - 2, inner: TILE_HEIGHT - 3 };
}

function withSigns(
  box: TrainBox,
  car: number,
  signs: readonly (readonly [Square, string])[],
): TrainBox {
  const rows = Array.from({ length: TILE_HEIGHT }, (_, y) =>
    Array.from({ length: TILE_WIDTH }, (__, x) => {
      const put = signs.find(([at]) => at.x === x && at.y === y);
      return put ? put[1] : signAt(box, { car, x, y });
    }).join(''),
  );
  return { ...box, cars: box.cars.map((each, at) => (at === car ? { ...each, rows } : each)) };
}

/**
 * Puts something on a square. What can't stand without it comes along: floor before a bench, the other half
 * of a cab; what can't stay behind it becomes a seat.
 */
export function withStuff(box: TrainBox, at: Square, stuff: Stuff): TrainBox {
  const { wall, inner } = sideOf(at.y);
  const [outer, before] = [
    { ...at, y: wall },
    { ...at, y: inner },
  ];
  const isWall = at.y === wall;
  const [far, near] = [signAt(box, outer), signAt(box, before)];
  const put = (...signs: readonly (readonly [Square, string])[]): TrainBox =>
    withSigns(box, at.car, signs);
  if (stuff === 'cab') {
    return at.x === CAB_COLUMN ? put([outer, CAB], [before, CAB]) : box;
  }
  const other = near === CAB || far === CAB ? 's' : undefined;
  if (stuff === 'bench') return put([outer, 'b'], [before, FLOOR]);
  if (stuff === 'floor') {
    if (isWall) return put([outer, FLOOR], [before, FLOOR]);
    return other === undefined ? put([before, FLOOR]) : put([outer, other], [before, FLOOR]);
  }
  const isPassenger = stuff === 'passenger';
  if (isWall) {
    const sign = isPassenger ? (isBench(far) ? 'q' : 'p') : 's';
    return other === undefined ? put([outer, sign]) : put([outer, sign], [before, other]);
  }
  const behind = isBench(far) || far === FLOOR || far === CAB ? 's' : far;
  return put([outer, behind], [before, isPassenger ? 'p' : 's']);
}

/** So many more of a card, or fewer. */
export function withCards(box: TrainBox, card: Card, more: number): TrainBox {
  const count = Math.max(0, box.cards[card] + more);
  return { ...box, cards: { ...box.cards, [card]: count } };
}

export function withFace(box: TrainBox, at: number): TrainBox {
  const turned = (face: Face): Face => (face === 'open' ? 'closed' : 'open');
  return { ...box, die: box.die.map((face, each) => (each === at ? turned(face) : face)) };
}

/** The car and the next one change places. */
export function withCarsSwapped(box: TrainBox, at: number): TrainBox {
  const cars = [...box.cars];
  const [one, other] = [cars[at], cars[at + 1]];
  if (!one || !other) return box;
  cars.splice(at, 2, other, one);
  return { ...box, cars };
}

export function countOf(box: TrainBox, car: number, signs: string): number {
  return (box.cars[car]?.rows ?? []).reduce(
    (count, row) => count + Array.from(row).filter((sign) => signs.includes(sign)).length,
    0,
  );
}

export function carCalled({ cars }: TrainBox, at: number): string | undefined {
  const car = cars[at];
  return car && `${TILES[at] ?? at + 1}: ${car.name}`;
}

/** Cars with nothing but seats, no cards, doors that stay closed. */
export function blank(language: Language): TrainBox {
  const labels = WORKBENCH_LABELS[language];
  const row = `s${FLOOR}ssssss`;
  const end = `-${FLOOR}------`;
  return {
    name: labels.newBox,
    cars: TILES.map((tile) => ({
      name: labels.car(tile),
      rows: [end, row, row, FLOOR.repeat(TILE_WIDTH), row, row, end],
    })),
    cards: Object.fromEntries(CARDS.map((card) => [card, 0])) as unknown as TrainBox['cards'],
    die: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed'],
  };
}
