/** The rule bot: plans its contracts, collects what the best route needs, claims it. */
import type { Policy } from '@roundhouse/bots';
import type { Rng, Seat } from '@roundhouse/engine';
import type { Action, Amsterdam, View } from '../src/index.ts';
import { CARD_KINDS, cardNumber, JOKER, NONE, routeNumber, trackAt } from '../src/tables.ts';
import { boardOf, type Board } from './board.ts';
import { bestKeep, heldBy } from './contracts.ts';
import { planFor, type Plan } from './plan.ts';
import { AIMS, targetsOf, worthsOf, type Blur, type Target } from './targets.ts';
import type { Taste } from './tuned.ts';

/** By kind of card: none. */
const NO_CARDS: readonly number[] = Array.from({ length: CARD_KINDS }, () => 0);

export const exactly: Blur = (worth) => worth;

export function choose(view: View, legal: readonly Action[], seat: Seat): Action {
  return chooseBy(view, legal, seat, exactly);
}

export function policyOf(taste: Taste): Policy<Amsterdam> {
  return (view, legal, seat) => chooseBy(view, legal, seat, exactly, taste);
}

/** A beginner: takes everything for 70 to 130 % of its worth, and does not mind who is in the way. */
export function chooseCarelessly(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): Action {
  return chooseBy(view, legal, seat, (worth) => worth * (0.7 + rng.below(601) / 1000));
}

function chooseBy(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  blur: Blur,
  taste?: Taste,
): Action {
  const only = legal.length === 1 ? legal[0] : undefined;
  if (only) return only;
  const board = boardOf(view, seat, taste);
  const isOffered = legal[0]?.type === 'keep';
  const action = isOffered ? bestKeep(board, legal, blur) : bestTurn(board, legal, blur);
  if (!action) throw new Error(`seat ${seat} was asked with nothing to choose from`);
  return action;
}

function bestTurn(board: Board, legal: readonly Action[], blur: Blur): Action | undefined {
  const plan = planFor(board, heldBy(board));
  return turnFor(board, legal, plan, worthsOf(board, plan), blur);
}

/** A claim of the best route, or the cards for it, where each route is worth so much. */
export function turnFor(
  board: Board,
  legal: readonly Action[],
  plan: Plan,
  worths: readonly number[],
  blur: Blur,
): Action | undefined {
  const targets = targetsOf(board, plan, worths, blur);
  const [target] = targets;
  if (board.view.step === 'turn') {
    const claim = bestClaim(board, legal, target, worths, usesOf(targets));
    if (claim) return claim;
  }
  return bestDraw(board, legal, targets) ?? legal[0];
}

type Claim = Extract<Action, { readonly type: 'claim' }>;

/** The legal claims, the most valuable first, each route's cheapest payment before its others. */
export function claimsByWorth(view: View, legal: readonly Action[], seat: Seat): readonly Claim[] {
  const board = boardOf(view, seat);
  const worths = worthsOf(board, planFor(board, heldBy(board)));
  return legal
    .filter((action) => action.type === 'claim')
    .map((claim) => ({ claim, worth: worthOfClaim(board, claim, worths, 1, []) }))
    .toSorted((one, two) => two.worth - one.worth)
    .map(({ claim }) => claim);
}

/** What a claim brings less what its cards are worth elsewhere. */
function worthOfClaim(
  board: Board,
  claim: Claim,
  worths: readonly number[],
  weight: number,
  uses: readonly number[],
): number {
  const { taste } = board;
  const route = routeNumber(claim.route);
  const { length, colour } = trackAt(route);
  const kind = cardNumber(claim.colour);
  const spare = kind === JOKER ? 0 : (board.hand[kind] ?? 0) - (length - claim.jokers);
  const price = claim.jokers * taste.joker - (colour === NONE ? spare * taste.spareCard : 0);
  const used = kind === JOKER ? 0 : (length - claim.jokers) * (uses[kind] ?? 0) * taste.useful;
  return (worths[route] ?? 0) * weight - price - used;
}

/** The claim of the best route, paid with what is needed least; in the last turn whatever brings most. */
function bestClaim(
  board: Board,
  legal: readonly Action[],
  target: Target | undefined,
  worths: readonly number[],
  uses: readonly number[],
): Action | undefined {
  const last = board.turns <= 1;
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    if (action.type !== 'claim') continue;
    if (!last && routeNumber(action.route) !== target?.route) continue;
    const worth = worthOfClaim(board, action, worths, last ? 10 : 1, uses);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}

/** The card of the display that the best targets lack most; a joker only as the last missing card. */
function bestDraw(
  board: Board,
  legal: readonly Action[],
  targets: readonly Target[],
): Action | undefined {
  const { taste } = board;
  const wanted = wantedCards(board, targets);
  const [target] = targets;
  let best: Action | undefined;
  let most = taste.blind;
  for (const action of legal) {
    if (action.type === 'blind' && !best) best = action;
    if (action.type !== 'take') continue;
    const kind = cardNumber(action.card);
    const want = kind === JOKER ? jokerWanted(taste, target) : (wanted[kind] ?? 0);
    if (want > most || !best) {
      most = Math.max(most, want);
      best = action;
    }
  }
  return best;
}

function jokerWanted({ lastJoker, earlyJoker }: Taste, target: Target | undefined): number {
  return target?.missing === 1 ? lastJoker : earlyJoker;
}

/** By kind: how much the best few targets want it. */
function wantedCards(board: Board, targets: readonly Target[]): number[] {
  const { focus, lead: perCard } = board.taste;
  const wanted = [...NO_CARDS];
  const best = targets[0]?.rate ?? 1;
  for (const [place, { route, missing, rate }] of targets.entries()) {
    if (place === AIMS) break;
    if (missing === 0) continue;
    const weight = (rate / best) ** focus;
    const { colour } = trackAt(route);
    if (colour !== NONE) {
      wanted[colour] = Math.max(wanted[colour] ?? 0, weight);
      continue;
    }
    for (let kind = 0; kind < JOKER; kind++) {
      const lead = (board.hand[kind] ?? 0) - (board.hand[board.colour] ?? 0);
      wanted[kind] = Math.max(wanted[kind] ?? 0, weight * Math.max(0, 1 + perCard * lead));
    }
  }
  return wanted;
}

/** By colour: how much the targets after the best one could use its cards. */
function usesOf(targets: readonly Target[]): number[] {
  const uses = [...NO_CARDS];
  const best = targets[0]?.rate ?? 1;
  for (const [place, { route, rate }] of targets.entries()) {
    const { colour } = trackAt(route);
    if (place > 0 && colour !== NONE) uses[colour] = Math.max(uses[colour] ?? 0, rate / best);
  }
  return uses;
}
