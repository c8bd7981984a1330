/** Where every pawn in play stands: on seats, in the aisle, before the doors. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { CellId, View } from '../../src/index.ts';
import { middleOf, type Drawing } from './geometry.ts';

export interface StandingPawn {
  /** What it stands on: a cell, or a space before a door. */
  readonly place: string;
  readonly seat: number;
  readonly at: Point;
  readonly scale: number;
}

const ALONE = 1.12;
const places = (...at: (readonly [x: number, y: number])[]): readonly Point[] =>
  at.map(([x, y]) => ({ x, y }));

/** Around the middle, so that every head can be seen. */
const TOGETHER = [
  places([0, 0]),
  places([-12, -2], [12, 3]),
  places([-13, -4], [13, -4], [0, 6]),
  places([-13, -7], [12, -9], [-11, 8], [14, 6]),
];

/** The cells that somebody's pawn stands or sits on. */
export function takenCells({ players }: View): ReadonlySet<CellId> {
  return new Set(
    players.flatMap(({ aisle, sitting }) => (aisle === null ? sitting : [aisle, ...sitting])),
  );
}

/** The places of one player's pawns, the one in the aisle first. */
export function placesOf(view: View, seat: number): readonly string[] {
  const player = view.players[seat];
  if (!player) return [];
  const { waiting, aisle, sitting } = player;
  return [
    ...(aisle === null ? [] : [aisle]),
    ...(waiting ? [`${waiting.missed ? 'missed' : 'start'}:${waiting.door}`] : []),
    ...sitting,
    ...pushedOf(view, seat),
  ];
}

/** TR-8.2: the pawn that was pushed stands in the aisle beside the one that was there. */
function pushedOf(view: View, seat: number): readonly string[] {
  return view.stack.flatMap((frame) =>
    frame.type === 'reseat' && frame.seat === seat ? [frame.pushed] : [],
  );
}

export function middleOfPlace(drawing: Drawing, place: string): Point | undefined {
  const [kind, id] = place.split(':');
  const door = id === undefined ? undefined : drawing.doors.find((each) => each.id === id);
  const box = door ? (kind === 'missed' ? door.missed : door.start) : drawing.cells.get(place);
  return box && middleOf(box);
}

export function standingPawns(view: View, drawing: Drawing): readonly StandingPawn[] {
  const byPlace = new Map<string, number[]>();
  for (const seat of view.players.keys()) {
    for (const place of placesOf(view, seat)) {
      byPlace.set(place, [...(byPlace.get(place) ?? []), seat]);
    }
  }
  return [...byPlace].flatMap(([place, seats]) => {
    const middle = middleOfPlace(drawing, place);
    if (!middle) return [];
    const offsets = TOGETHER[Math.min(seats.length, TOGETHER.length) - 1] ?? [];
    const scale = seats.length === 1 ? ALONE : seats.length === 2 ? 0.86 : 0.72;
    return seats.map((seat, at) => ({
      place,
      seat,
      at: { x: middle.x + (offsets[at]?.x ?? 0), y: middle.y - 1 + (offsets[at]?.y ?? 0) },
      scale,
    }));
  });
}
