/** Routes to aim at: what each is worth, and how many points a turn it promises. */
import { TRACKS, trackAt } from '../src/tables.ts';
import type { Board } from './board.ts';
import type { Plan } from './plan.ts';
import { TUNED } from './tuned.ts';

/** How a player sees a worth. */
export type Blur = (worth: number) => number;

export interface Target {
  readonly route: number;
  readonly missing: number;
  /** Points a turn, as far as that can be guessed. */
  readonly rate: number;
}

const OPEN_WORTHS: readonly number[] = TRACKS.map(
  ({ points, cart }) => points + (cart ? TUNED.bonus : 0),
);

/** By route: its points, its bonus card, its part of the contracts it serves. */
export function worthsOf(board: Board, plan: Plan): number[] {
  const worths = [...OPEN_WORTHS];
  for (const { pair, routes } of plan.ways) {
    for (const route of routes) {
      const { a, b } = trackAt(route);
      const reached = ((board.others >> a) & 1) + ((board.others >> b) & 1);
      const share = (TUNED.contract * pair.points) / routes.length;
      worths[route] = (worths[route] ?? 0) + share + TUNED.danger * reached;
    }
  }
  return worths;
}

/** So many targets are thought of when cards are drawn. */
export const AIMS = 3;

/** The best few within reach, the most promising first. Carts that the plan needs are not spent elsewhere. */
export function targetsOf(
  board: Board,
  plan: Plan,
  worths: readonly number[],
  blur: Blur,
): readonly Target[] {
  const spare = board.carts - plan.spaces;
  const targets: Target[] = [];
  for (const route of board.open) {
    if (trackAt(route).length > spare && !isPlanned(plan, route)) continue;
    const missing = board.missing[route] ?? 0;
    const turns = 1 + missing / TUNED.cardsATurn;
    if (turns > board.turns && missing > 0) continue;
    const rate = blur(worths[route] ?? 0) / turns ** TUNED.patience;
    let place = targets.length;
    while (place > 0 && rate > (targets[place - 1]?.rate ?? 0)) place--;
    if (place > AIMS) continue;
    targets.splice(place, 0, { route, missing, rate });
    if (targets.length > AIMS + 1) targets.pop();
  }
  return targets;
}

function isPlanned(plan: Plan, route: number): boolean {
  return plan.ways.some(({ routes }) => routes.includes(route));
}
