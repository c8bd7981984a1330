/** The few actions that are worth a closer look, the rule bot's choice first. */
import type { Rng, Seat } from '@roundhouse/engine';
import type { Action, View } from '../src/types.ts';
import { aimValue, ownerOf, usefulSeats } from './aim.ts';
import {
  doorValue,
  enders,
  isReadyToBoard,
  sorted,
  type Choices,
  type Scored,
} from './free-play.ts';
import { choose } from './policy.ts';
import { sceneOf, type Scene } from './scene.ts';
import { seatValue } from './seats.ts';
import { temperAt } from './temper.ts';

const MOST = 8;
const ENDERS_LOOKED_AT = 5;
const DOORS_LOOKED_AT = 2;
const AIMS_LOOKED_AT = 5;
const SEATS_LOOKED_AT = 5;

export function candidates(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): readonly Action[] {
  const chosen = choose(view, legal, seat);
  const found = new Set<Action>([chosen]);
  const scene = sceneOf(view, legal, seat, temperAt(view.config.seats));
  for (const action of lookedAt(scene, chosen, rng)) {
    found.add(action);
    if (found.size === MOST) break;
  }
  return [...found];
}

function lookedAt(scene: Scene, chosen: Action, rng: Rng): readonly Action[] {
  const { view, legal } = scene;
  switch (view.stack.at(-1)?.type) {
    case 'free':
      return turnActions(scene, chosen);
    case 'aim':
      return aims(scene);
    case 'enter':
    case 'reseat':
      return spread(scene, rng);
    default:
      return legal;
  }
}

function top(options: readonly Scored[], count: number): Action[] {
  return options
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([action]) => action);
}

/**
 * What costs nothing comes before what ends the turn: a card kept is a card less drawn, which no value of
 * single positions shows. So while the rule bot has something for nothing, no end is looked at.
 */
function turnActions(scene: Scene, chosen: Action): Action[] {
  const choices = sorted(scene);
  const { first, doors } = choices;
  const greens = [
    first.takeseat,
    first.eccentric,
    first.enter2,
    first.enter1,
    first.express,
    first.beg,
    first.reverse,
    first.board,
  ].flatMap((action) => action ?? []);
  const places = isReadyToBoard(scene) ? bestDoors(scene, doors) : [];
  const ends = enders(scene, choices);
  const isEnd = ends.some(([action]) => action === chosen);
  return isEnd
    ? [...top(differentEnds(ends), ENDERS_LOOKED_AT), ...greens, ...places]
    : [...greens, ...places];
}

function bestDoors(scene: Scene, doors: Choices['doors']): Action[] {
  return top(
    doors.map(({ action, door }) => [action, doorValue(scene, door)]),
    DOORS_LOOKED_AT,
  );
}

/** Of moves to the same cell only the cheapest. */
function differentEnds(options: readonly Scored[]): Scored[] {
  const byEnd = new Map<string, Scored>();
  for (const option of options) {
    const [action, value] = option;
    const end =
      'end' in action ? action.end : `${action.type} ${'card' in action ? action.card : ''}`;
    if (value > (byEnd.get(end)?.[1] ?? -Infinity)) byEnd.set(end, option);
  }
  return [...byEnd.values()];
}

/** The best against each opponent, then the others. */
function aims(scene: Scene): Action[] {
  const useful = usefulSeats(scene);
  const ranked = top(
    scene.legal.map((action) => [action, aimValue(scene, action, useful)]),
    Infinity,
  );
  const targets = new Set<Seat>();
  const firsts = ranked.filter((action) => {
    const target = targetOf(scene.view, action);
    return !targets.has(target) && targets.add(target);
  });
  return [...new Set([...firsts, ...ranked])].slice(0, AIMS_LOOKED_AT);
}

export function targetOf(view: View, action: Action): Seat {
  if ('seat' in action) return action.seat;
  return 'cell' in action ? ownerOf(view, action.cell) : -1;
}

/** The best seats, and some of the others. */
function spread(scene: Scene, rng: Rng): Action[] {
  const { legal } = scene;
  const ranked = top(
    legal.map((action) => [action, seatValue(scene, action) + rng.below(1000) / 10_000]),
    SEATS_LOOKED_AT - 2,
  );
  const others = Array.from({ length: 2 }, () => legal[rng.below(legal.length)]);
  return [...ranked, ...others].flatMap((action) => action ?? []);
}
