/** Pieces travel: what the view before did not have comes from where it lay. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { placeBeside, shiftedBy, travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import type { RefObject } from 'react';
import { boardOf } from '../../src/board.ts';
import { PHASES } from '../../src/companies.ts';
import { hasCube, hasHouse } from '../../src/mask.ts';
import { columnOf } from '../../src/rounds.ts';
import { COMPANIES, NONE, SPACES, type Company, type View } from '../../src/types.ts';
import { incomeStop, orderStand, trainStand } from './geometry.ts';
import { cubeId, cubePlace } from './stock.ts';

const TRAVEL = 420;
const DROP = 320;
/** One thing at a time: each waits for part of the one before. */
const NEXT = 160;

export interface Arrival {
  readonly selector: string;
  /** From where it will lie to where it lay, in units. */
  readonly from: Point;
}

/** New cubes by company and hex. */
export function newCubes(before: View, view: View): { company: Company; hex: number }[] {
  return view.map.flatMap((mask, hex) =>
    COMPANIES.filter(
      (company) => hasCube(mask, company) && !hasCube(before.map[hex] ?? 0, company),
    ).map((company) => ({ company, hex })),
  );
}

/** Where a company's supply lies beside the board, if it can be seen; else its income marker. */
function supplyOf(root: SVGGElement, view: View, company: Company): Point {
  const supply = placeBeside(root, `[data-supply="${company}"]`);
  return supply ?? incomeStop(view.companies[company].income);
}

const apart = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

function cubeArrivals(root: SVGGElement, before: View, view: View): Arrival[] {
  const board = boardOf(view.config);
  return newCubes(before, view).map(({ company, hex }) => ({
    selector: `[data-cube="${cubeId(company, hex)}"]`,
    from: apart(
      supplyOf(root, before, company),
      cubePlace(board, view.map[hex] ?? 0, company, hex),
    ),
  }));
}

function houseArrivals(before: View, view: View): Arrival[] {
  return view.map.flatMap((mask, hex) =>
    hasHouse(mask) && !hasHouse(before.map[hex] ?? 0)
      ? [{ selector: `[data-house="${hex}"] > g`, from: { x: 0, y: -60 } }]
      : [],
  );
}

/** A train comes from the column before, or from the turn order track. */
function trainArrivals(before: View, view: View): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let phase = 1; phase <= PHASES; phase++) {
    for (let place = 0; place < SPACES.length; place++) {
      const seat = view.trains[columnOf(phase) + place] ?? NONE;
      if (seat === NONE || before.trains[columnOf(phase) + place] === seat) continue;
      const last = before.trains.indexOf(seat, columnOf(phase - 1)) - columnOf(phase - 1);
      const from =
        phase > 1 && last >= 0 && last < SPACES.length
          ? trainStand(phase - 1, last)
          : orderStand(Math.max(0, before.order.indexOf(seat)));
      const { x, y } = apart(from, trainStand(phase, place));
      arrivals.push({
        selector: `[data-train="${phase}:${seat}"] > g`,
        from: { x: x / 0.84, y: y / 0.84 },
      });
    }
  }
  return arrivals;
}

function travel(root: SVGGElement, arrivals: readonly Arrival[], pace: number): void {
  for (const [at, { selector, from }] of arrivals.entries()) {
    const far = Math.hypot(from.x, from.y) > 100;
    root
      .querySelector(selector)
      ?.animate(shiftedBy(from), travelling(far ? TRAVEL : DROP, at * NEXT, pace));
  }
}

export function useArrivals(
  root: RefObject<SVGGElement | null>,
  before: View | undefined,
  view: View,
): void {
  useJourney(root, before, view, (drawing, last, pace) =>
    travel(
      drawing,
      [
        ...trainArrivals(last, view),
        ...cubeArrivals(drawing, last, view),
        ...houseArrivals(last, view),
      ],
      pace,
    ),
  );
}
