/** What the others are after, as far as their routes tell: nobody claims a route for nothing. */
import { oncePerBox, type Imagined, type Rng, type Seat } from '@roundhouse/engine';
import { determinize, type Guess } from '../src/determinize.ts';
import type { State, View } from '../src/index.ts';
import { printedIn, type Printed } from '../src/printed.ts';
import { NONE, TRACKS, trackAt } from '../src/tables.ts';
import { cheapestWay, claimsBy } from './plan.ts';
import { TUNED } from './tuned.ts';

/** Found by a logistic fit to the contracts that 9,000 games of the rule bot had in hand, at two to four seats. */
const FIT = {
  /** What of the cheapest way is there already: as it costs, and as a share of it. */
  built: 0.84,
  share: 3.11,
  /** With many routes a share comes by chance, and so seldom a whole way. */
  shareByRoute: -0.53,
  done: -1.71,
  doneByRoute: 0.78,
  point: 0.13,
  /** For each end that the seat has reached, and more if it has both. */
  end: 0.65,
  ends: 0.86,
  /** Cards known to be in the hand, as a share of what the rest of the way takes. */
  cards: 1.1,
};

/** A way costs something, whatever its routes give back. */
const LEAST = 0.05;

/** Worlds that fit what a seat sees, with contracts that the others' routes make likely. */
export function imagining(view: View, seat: Seat): (rng: Rng) => Imagined<State> {
  const guess = guessOf(view);
  return (rng) => determinize(view, seat, rng, guess);
}

export function guessOf(view: View): Guess {
  const printed = printedIn(view.config);
  return view.seats.map(({ held }, seat) => (held === null ? likelyAt(view, seat, printed) : []));
}

function likelyAt(view: View, seat: Seat, printed: Printed): readonly number[] {
  const costs = [...costsOf(printed)];
  let routes = 0;
  let reached = 0;
  for (const [route, { a, b }] of TRACKS.entries()) {
    if (view.routes[route]?.seat !== seat) continue;
    costs[route] = 0;
    routes += 1;
    reached |= (1 << a) | (1 << b);
  }
  const known = view.seats[seat]?.known ?? [];
  const whole = wholeCosts(printed);
  return printed.pairs.map((pair, contract) => {
    const way = cheapestWay(costs, pair) ?? [];
    const left = sumOf(costs, way);
    const cost = whole[contract] ?? left;
    const share = 1 - left / cost;
    const ends = ((reached >> pair.a) & 1) + ((reached >> pair.b) & 1);
    const isDone = way.length === 0 ? 1 : 0;
    return Math.exp(
      FIT.built * (cost - left) +
        (FIT.share + FIT.shareByRoute * routes) * share +
        (FIT.done + FIT.doneByRoute * routes) * isDone +
        FIT.point * pair.points +
        FIT.end * ends +
        (ends === 2 ? FIT.ends : 0) +
        FIT.cards * shareInHand(known, way),
    );
  });
}

/** Of the spaces of a way: those whose colour the hand is known to have. */
function shareInHand(known: readonly number[], way: readonly number[]): number {
  let spaces = 0;
  let fitting = 0;
  for (const route of way) {
    const { length, colour } = trackAt(route);
    spaces += length;
    if (colour !== NONE) fitting += Math.min(length, known[colour] ?? 0);
  }
  return spaces === 0 ? 0 : fitting / spaces;
}

/** By contract: what its cheapest way costs on an empty board. */
const wholeCosts = oncePerBox((printed: Printed) =>
  printed.pairs.map((pair) => sumOf(costsOf(printed), cheapestWay(costsOf(printed), pair) ?? [])),
);

const costsOf = oncePerBox((printed: Printed) =>
  claimsBy(TUNED)(printed).map((cost) => Math.max(LEAST, cost)),
);

const sumOf = (costs: readonly number[], way: readonly number[]): number =>
  way.reduce((sum, route) => sum + (costs[route] ?? 0), 0);
