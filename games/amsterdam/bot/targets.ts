/** Routes to aim at: what each is worth, and how many points a turn it promises. */
import { printedIn } from '../src/printed.ts';
import { LONGEST, TRACKS, trackAt, type Track } from '../src/tables.ts';
import type { Board } from './board.ts';
import type { Plan } from './plan.ts';
import { oncePerTaste } from './tuned.ts';

/** How a player sees a worth. */
export type Blur = (worth: number) => number;

export interface Target {
  readonly route: number;
  readonly missing: number;
  /** Points a turn, as far as that can be guessed. */
  readonly rate: number;
}

/** By route: its points, its bonus card, its part of the contracts it serves. */
export function worthsOf(board: Board, plan: Plan): number[] {
  const { taste } = board;
  const { routePoints } = printedIn(board.view.config);
  const reach = ({ a, b }: Track): number => ((board.others >> a) & 1) + ((board.others >> b) & 1);
  const worths = TRACKS.map(
    (track) =>
      taste.point * (routePoints[track.length] ?? 0) +
      (track.cart ? taste.bonus : 0) +
      taste.rivals * reach(track),
  );
  for (const { pair, routes } of plan.ways) {
    for (const route of routes) {
      const reached = reach(trackAt(route));
      const share = (taste.contract * pair.points) / routes.length;
      worths[route] = (worths[route] ?? 0) + share + taste.danger * reached;
    }
  }
  return worths;
}

/** So many targets are thought of when cards are drawn. */
export const AIMS = 3;

/** By missing cards: the turns until the claim, and what they divide a worth by. */
const waitingBy = oncePerTaste(({ cardsATurn, patience }) => {
  const turns = Array.from({ length: LONGEST + 1 }, (_, missing) => 1 + missing / cardsATurn);
  return { turns, waits: turns.map((each) => each ** patience) };
});

/** The best few within reach, the most promising first. Carts that the plan needs are not spent elsewhere. */
export function targetsOf(
  board: Board,
  plan: Plan,
  worths: readonly number[],
  blur: Blur,
): readonly Target[] {
  const spare = board.carts - plan.spaces;
  const { turns, waits } = waitingBy(board.taste);
  const targets: Target[] = [];
  for (const route of board.open) {
    if ((TRACKS[route]?.length ?? 0) > spare && !isPlanned(plan, route)) continue;
    const missing = board.missing[route] ?? 0;
    if (missing > 0 && (turns[missing] ?? 0) > board.turns) continue;
    const rate = blur(worths[route] ?? 0) / (waits[missing] ?? 1);
    if (targets.length > AIMS) {
      if (rate <= (targets[AIMS]?.rate ?? 0)) continue;
      targets.pop();
    }
    let place = targets.length;
    targets.push({ route, missing, rate });
    for (; place > 0; place--) {
      const before = targets[place - 1];
      const moved = targets[place];
      if (!before || !moved || before.rate >= rate) break;
      targets[place - 1] = moved;
      targets[place] = before;
    }
  }
  return targets;
}

function isPlanned(plan: Plan, route: number): boolean {
  for (const { routes } of plan.ways) if (routes.includes(route)) return true;
  return false;
}
