/** The rule bot: plans its contracts, collects what the best route needs, claims it. */
import type { Seat } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';
import {
  CARD_KINDS,
  cardNumber,
  JOKER,
  NONE,
  trackAt,
  routeNumber,
  type Track,
} from '../src/tables.ts';
import { boardOf, missingFor, type Board } from './board.ts';
import { bestKeep, heldBy, worthOfDrawing } from './contracts.ts';
import { planFor, type Plan } from './plan.ts';

/** What a merchandise bonus card is worth, in points. */
const BONUS = 1.4;
/** Contracts are drawn when they promise more than this. */
const DRAW_CONTRACTS = 2.5;
/** How many wanted cards a turn of drawing brings. */
const CARDS_A_TURN = 1.5;

export function choose(view: View, legal: readonly Action[], seat: Seat): Action {
  const only = legal.length === 1 ? legal[0] : undefined;
  if (only) return only;
  const board = boardOf(view, seat);
  const action = bestKeep(board, legal) ?? bestTurn(board, legal);
  if (!action) throw new Error(`seat ${seat} was asked with nothing to choose from`);
  return action;
}

function bestTurn(board: Board, legal: readonly Action[]): Action | undefined {
  const plan = planFor(board, heldBy(board));
  const targets = targetsOf(board, plan);
  const [target] = targets;
  if (board.view.step === 'turn') {
    const contracts = legal.find(({ type }) => type === 'contracts');
    if (contracts && plan.ways.length === 0 && worthOfDrawing(board) > DRAW_CONTRACTS) {
      return contracts;
    }
    const claim = bestClaim(board, legal, target, plan);
    if (claim) return claim;
  }
  return bestDraw(board, legal, targets) ?? legal[0];
}

interface Target {
  readonly track: Track;
  readonly colour: number;
  readonly missing: number;
  /** Points a turn, as far as that can be guessed. */
  readonly rate: number;
}

/** What a route is worth: its points, its bonus card, its part of the contracts it serves. */
function worthOfRoute(track: Track, plan: Plan): number {
  let worth = track.points + (track.cart ? BONUS : 0);
  for (const { pair, tracks } of plan.ways) {
    if (tracks.includes(track)) worth += (2 * pair.points) / tracks.length;
  }
  return worth;
}

function targetsOf(board: Board, plan: Plan): Target[] {
  const planned = new Set(plan.ways.flatMap(({ tracks }) => tracks));
  const spare = board.carts - plan.spaces;
  const targets: Target[] = [];
  for (const track of board.open) {
    if (!planned.has(track) && track.length > spare) continue;
    const { colour, missing } = missingFor(board, track);
    const turns = 1 + Math.ceil(missing / CARDS_A_TURN);
    if (turns > board.turns && missing > 0) continue;
    targets.push({ track, colour, missing, rate: worthOfRoute(track, plan) / turns });
  }
  return targets.toSorted((one, two) => two.rate - one.rate);
}

type Claim = Extract<Action, { readonly type: 'claim' }>;

/** The legal claims, the most valuable first, each route's cheapest payment before its others. */
export function claimsByWorth(view: View, legal: readonly Action[], seat: Seat): readonly Claim[] {
  const board = boardOf(view, seat);
  const plan = planFor(board, heldBy(board));
  return legal
    .filter((action) => action.type === 'claim')
    .map((claim) => ({ claim, worth: worthOfClaim(board, claim, plan, 1) }))
    .toSorted((one, two) => two.worth - one.worth)
    .map(({ claim }) => claim);
}

/** What a claim brings less what its cards are worth elsewhere. */
function worthOfClaim(board: Board, claim: Claim, plan: Plan, weight: number): number {
  const track = trackAt(routeNumber(claim.route));
  const kind = cardNumber(claim.colour);
  const spare = kind === JOKER ? 0 : (board.hand[kind] ?? 0) - (track.length - claim.jokers);
  const price = claim.jokers * 0.9 - (track.colour === NONE ? spare * 0.1 : 0);
  return worthOfRoute(track, plan) * weight - price;
}

/** The claim of the best route, paid with what is needed least; in the last turn whatever brings most. */
function bestClaim(
  board: Board,
  legal: readonly Action[],
  target: Target | undefined,
  plan: Plan,
): Action | undefined {
  const last = board.turns <= 1;
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of legal) {
    if (action.type !== 'claim') continue;
    const track = trackAt(routeNumber(action.route));
    if (!last && track !== target?.track) continue;
    const worth = worthOfClaim(board, action, plan, last ? 10 : 1);
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
  const wanted = wantedCards(board, targets);
  const [target] = targets;
  let best: Action | undefined;
  let most = 0.35;
  for (const action of legal) {
    if (action.type === 'blind' && !best) best = action;
    if (action.type !== 'take') continue;
    const kind = cardNumber(action.card);
    const want = kind === JOKER ? jokerWanted(target) : (wanted[kind] ?? 0);
    if (want > most || !best) {
      most = Math.max(most, want);
      best = action;
    }
  }
  return best;
}

function jokerWanted(target: Target | undefined): number {
  return target?.missing === 1 ? 0.8 : 0.1;
}

/** By kind: how much the best few targets want it. */
function wantedCards(board: Board, targets: readonly Target[]): number[] {
  const wanted = Array.from({ length: CARD_KINDS }, () => 0);
  const best = targets[0]?.rate ?? 1;
  for (const { track, colour, missing, rate } of targets.slice(0, 6)) {
    if (missing === 0) continue;
    const weight = (rate / best) ** 2;
    if (track.colour !== NONE) {
      wanted[colour] = Math.max(wanted[colour] ?? 0, weight);
      continue;
    }
    for (let kind = 0; kind < JOKER; kind++) {
      const lead = (board.hand[kind] ?? 0) - (board.hand[colour] ?? 0);
      wanted[kind] = Math.max(wanted[kind] ?? 0, weight * Math.max(0, 1 + 0.35 * lead));
    }
  }
  return wanted;
}
