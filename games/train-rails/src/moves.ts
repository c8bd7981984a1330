/** A move is one act (TR-4.3): its cards, its end, and where they matter the way in and the shift seat. */
import type { Emit, Seat } from '@roundhouse/engine';
import {
  ACTIONS,
  ADVANCED,
  cardAt,
  CIRCLES,
  EXCUSE,
  isRed,
  kindIndex,
  NUMBERS,
  placeOf,
  REBEL,
  VALUES,
  valueAt,
} from './cards.ts';
import { openAttack } from './attacks.ts';
import { endTurn, proceed, testWin } from './flow.ts';
import { handOf, layOff } from './hands.ts';
import { reach, type Reach } from './movement.ts';
import { witness } from './path.ts';
import { aisleOf, enterAisle, leaveAisle, sitDown, sitterAt, takenSeats } from './pawns.ts';
import type { Standing, Walker } from './standing.ts';
import { cellOf, idOf, isSeat, MOST_EDGES, perTrain, trainOf, type Train } from './train.ts';
import {
  NOWHERE,
  type Action,
  type Card,
  type Cell,
  type Event,
  type MoveAction,
  type State,
} from './types.ts';

// --- the ways to pay for a count ------------------------------------------------------------------

const NONE = 10;
const PLACES = NONE + 1;
const CIRCLE_SPAN = CIRCLES + 1;
const PASS_SPAN = 16;

/** Number cards (NONE: no card), circle of the Advanced Movement (0: none), Excuse Me, Rebel. */
interface Spent {
  readonly first: number;
  readonly second: number;
  readonly circle: number;
  readonly excuses: number;
  readonly rebels: number;
}

function spentKey(first: number, second: number, circle: number): number {
  return (first * PLACES + second) * CIRCLE_SPAN + circle;
}

function cardsOf({ first, second, circle, excuses, rebels }: Spent): readonly Card[] {
  const cards: Card[] = [];
  if (first !== NONE) cards.push(cardAt(NUMBERS, first));
  if (second !== NONE) cards.push(cardAt(NUMBERS, second));
  if (circle > 0) cards.push(cardAt(ACTIONS, ADVANCED + circle - 1));
  for (let i = 0; i < excuses; i++) cards.push('excuse');
  for (let i = 0; i < rebels; i++) cards.push('rebel');
  return Object.freeze(cards);
}

// --- the actions, made once for each train -------------------------------------------------------

interface Spend {
  readonly cards: readonly Card[];
  readonly moves: (MoveAction | undefined)[];
  /** By end and edge: the way in, or the shift seat. */
  readonly arrivals: (MoveAction | undefined)[];
  readonly ousts: (MoveAction | undefined)[];
}

/** By number cards with their circle, then by pass cards. */
type Spends = readonly (Spend | undefined)[][];

const spendsOf = perTrain(
  (): Spends => Array.from({ length: PLACES * PLACES * CIRCLE_SPAN }, () => []),
);

function spendOf(spends: Spends, key: number, excuses: number, rebels: number): Spend {
  const byPasses = spends[key] ?? [];
  return (byPasses[excuses * PASS_SPAN + rebels] ??= makeSpend(key, excuses, rebels));
}

function makeSpend(key: number, excuses: number, rebels: number): Spend {
  const circle = key % CIRCLE_SPAN;
  const pair = Math.floor(key / CIRCLE_SPAN);
  const first = Math.floor(pair / PLACES);
  const cards = cardsOf({ first, second: pair % PLACES, circle, excuses, rebels });
  return { cards, moves: [], arrivals: [], ousts: [] };
}

// --- legal moves ---------------------------------------------------------------------------------

interface Moving {
  readonly state: State;
  readonly train: Train;
  readonly spends: Spends;
  readonly found: Reach;
  readonly excuses: number;
  readonly rebels: number;
  readonly taken: number;
  readonly into: Action[];
}

export function standingFor(state: State, seat: Seat): Standing {
  const taken = takenSeats(state);
  const own = state.sitting[seat] ?? 0;
  return { taken, opponents: taken & ~own, aisle: opponentsAisle(state, seat) };
}

function opponentsAisle(state: State, seat: Seat): Cell[] {
  const cells: Cell[] = [];
  for (let other = 0; other < state.aisle.length; other++) {
    const cell = state.aisle[other] ?? NOWHERE;
    if (other !== seat && cell !== NOWHERE) cells.push(cell);
  }
  return cells;
}

export function walkerOf(state: State, seat: Seat): Walker {
  return {
    start: aisleOf(state, seat),
    held: state.heldBy[seat] !== 0,
    cameFrom: state.cameFrom[seat] ?? NOWHERE,
  };
}

/** The largest count that the hand can pay for: two of a colour, or two colours with a circle. */
function mostCount(numbers: readonly number[], circle: number): number {
  let [red, reds, blue, blues] = [0, 0, 0, 0];
  let mixed = 0;
  for (let value = VALUES; value >= 1; value--) {
    const someRed = Math.min(numbers[value - 1] ?? 0, 2 - reds);
    const someBlue = Math.min(numbers[value - 1 + VALUES] ?? 0, 2 - blues);
    if (reds === 0 && someRed > 0) mixed += value;
    if (blues === 0 && someBlue > 0) mixed += value;
    red += someRed * value;
    blue += someBlue * value;
    reds += someRed;
    blues += someBlue;
  }
  return circle > 0 ? Math.max(red, blue, mixed) + circle : Math.max(red, blue);
}

/** TR-4.1, TR-4.2: every way to pay, and where it leads. */
export function listMoves(state: State, seat: Seat, into: Action[]): void {
  if (aisleOf(state, seat) === NOWHERE) return;
  const numbers = handOf(state, seat, NUMBERS);
  const actions = handOf(state, seat, ACTIONS);
  const excuses = actions[EXCUSE] ?? 0;
  const rebels = actions[REBEL] ?? 0;
  let largest = 0;
  for (let circle = 1; circle <= CIRCLES; circle++) {
    if ((actions[ADVANCED + circle - 1] ?? 0) > 0) largest = circle;
  }
  const most = mostCount(numbers, largest);
  if (most === 0) return;
  const train = trainOf(state);
  const standing = standingFor(state, seat);
  const found = reach(train, standing, walkerOf(state, seat), most, excuses + rebels);
  const moving: Moving = {
    state,
    train,
    spends: spendsOf(train),
    found,
    excuses,
    rebels,
    taken: standing.taken,
    into,
  };
  listNumbers(moving, numbers, 0);
  if (largest === 0) return;
  for (let circle = 1; circle <= CIRCLES; circle++) {
    if ((actions[ADVANCED + circle - 1] ?? 0) === 0) continue;
    listCount(moving, spentKey(NONE, NONE, circle), circle, 0);
    listNumbers(moving, numbers, circle);
  }
}

/** One number card, or two; a circle is added, and lets colours mix, then with or without it. */
function listNumbers(moving: Moving, numbers: readonly number[], circle: number): void {
  for (let a = 0; a < NONE; a++) {
    const copies = numbers[a] ?? 0;
    if (copies === 0) continue;
    const value = valueAt(a);
    listCount(moving, spentKey(a, NONE, circle), value + circle, 0);
    for (let b = a; b < NONE; b++) {
      if ((numbers[b] ?? 0) <= (a === b ? 1 : 0)) continue;
      const sum = value + valueAt(b);
      const sameColour = isRed(a) === isRed(b);
      if (!sameColour && circle === 0) continue;
      listCount(moving, spentKey(a, b, circle), sum + circle, sameColour ? 0 : sum);
    }
  }
}

/**
 * Everything that these number cards allow; `other` is a second count that they can stand for. An end
 * that both reach is reached with the count that needs fewer pass cards.
 */
function listCount(moving: Moving, key: number, count: number, other: number): void {
  const { found, spends, train, into } = moving;
  const plain = spendOf(spends, key, 0, 0);
  for (let n = 0; n < found.ends(count); n++) {
    const cell = found.end(count, n);
    const needs = found.needs(count, cell);
    let from = found.from(count, cell);
    if (other > 0) {
      const less = found.needs(other, cell);
      if (less < needs) continue;
      if (less === needs) from |= found.from(other, cell);
    }
    if (needs > 0 || from !== 0) listEnd(moving, key, cell, needs, from);
    else into.push((plain.moves[cell] ??= moveTo(train, plain, cell)));
  }
  for (let n = 0; n < found.ousts(count); n++) {
    const cell = found.oust(count, n);
    const needs = found.needs(count, cell);
    if (other === 0 || found.needs(other, cell) >= needs) listOust(moving, key, cell, needs);
  }
  if (other > 0) listOther(moving, key, count, other);
}

/** What the second count reaches with fewer pass cards than the first. */
function listOther(moving: Moving, key: number, count: number, other: number): void {
  const { found } = moving;
  for (let n = 0; n < found.ends(other); n++) {
    const cell = found.end(other, n);
    const needs = found.needs(other, cell);
    if (needs < found.needs(count, cell)) {
      listEnd(moving, key, cell, needs, found.from(other, cell));
    }
  }
  for (let n = 0; n < found.ousts(other); n++) {
    const cell = found.oust(other, n);
    const needs = found.needs(other, cell);
    if (needs < found.needs(count, cell)) listOust(moving, key, cell, needs);
  }
}

/** TR-4.6: each mix of Excuse Me and Rebel that makes up the cards needed. */
function listEnd(moving: Moving, key: number, cell: Cell, needs: number, from: number): void {
  const { state, excuses, rebels, spends, into } = moving;
  // TR-4.7: the way in matters on an aisle cell where an opponent stands.
  const named = (from & (from - 1)) !== 0 && state.config.overtaking === 'strict';
  for (let used = Math.max(0, needs - rebels); used <= Math.min(needs, excuses); used++) {
    const spend = spendOf(spends, key, used, needs - used);
    if (named) listArrivals(moving, spend, cell, from);
    else into.push((spend.moves[cell] ??= moveTo(moving.train, spend, cell)));
  }
}

function moveTo(train: Train, spend: Spend, cell: Cell): MoveAction {
  return Object.freeze({ type: 'move', end: idOf(train, cell), cards: spend.cards });
}

function listArrivals({ train, into }: Moving, spend: Spend, cell: Cell, from: number): void {
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    if (((from >> edge) & 1) === 0) continue;
    const at = cell * MOST_EDGES + edge;
    spend.arrivals[at] ??= Object.freeze({
      type: 'arrive',
      end: idOf(train, cell),
      from: idOf(train, train.next[at] ?? NOWHERE),
      cards: spend.cards,
    });
    into.push(spend.arrivals[at]);
  }
}

/** TR-4.8: one Excuse Me more than passing needs, and a free seat beside the one that is taken. */
function listOust(moving: Moving, key: number, cell: Cell, needs: number): void {
  const { train, taken, excuses, rebels, spends, into } = moving;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const at = cell * MOST_EDGES + edge;
    const shift = train.next[at] ?? -1;
    if (shift < 0) return;
    if (!isSeat(shift) || ((taken >>> shift) & 1) === 1) continue;
    for (let used = Math.max(0, needs - rebels); used <= Math.min(needs, excuses - 1); used++) {
      const spend = spendOf(spends, key, used + 1, needs - used);
      spend.ousts[at] ??= Object.freeze({
        type: 'oust',
        end: idOf(train, cell),
        shift: idOf(train, shift),
        cards: spend.cards,
      });
      into.push(spend.ousts[at]);
    }
  }
}

// --- playing one ---------------------------------------------------------------------------------

/** The counts that the cards can stand for, the circle added first, and the pass cards among them. */
export function readCards(cards: readonly Card[]): { counts: readonly number[]; passes: number } {
  let [sum, circle, reds, blues, passes] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const place = placeOf(card);
    if (kindIndex(card) === NUMBERS) {
      sum += valueAt(place);
      if (isRed(place)) reds++;
      else blues++;
    } else if (card === 'excuse' || card === 'rebel') passes++;
    else circle = place - ADVANCED + 1;
  }
  return { counts: reds > 0 && blues > 0 ? [sum + circle, sum] : [sum + circle], passes };
}

/** A way that the pawn can have gone. */
export function pathOf(state: State, seat: Seat, action: MoveAction): Cell[] {
  const train = trainOf(state);
  const { counts, passes } = readCards(action.cards);
  const end = cellOf(train, action.end);
  const from = action.type === 'arrive' ? cellOf(train, action.from) : NOWHERE;
  const cards = action.type === 'oust' ? passes - 1 : passes;
  const [standing, walker] = [standingFor(state, seat), walkerOf(state, seat)];
  for (const count of counts) {
    // TR-4.6: only the count for which these are the fewest pass cards.
    if (reach(train, standing, walker, count, cards).needs(count, end) !== cards) continue;
    const path = witness(train, standing, walker, { end, count, cards, from });
    if (path) return path;
  }
  throw new Error(`TR-4.3: no way to ${action.end} with ${action.cards.join(' ')}`);
}

export function applyMove(state: State, seat: Seat, action: MoveAction, emit?: Emit<Event>): void {
  const train = trainOf(state);
  const end = cellOf(train, action.end);
  const isContestedEnd = !isSeat(end) && state.aisle.includes(end);
  const path = emit || isContestedEnd ? pathOf(state, seat, action) : undefined;
  for (let at = 0; at < action.cards.length; at++) {
    const card = action.cards[at];
    if (card) layOff(state, seat, card);
  }
  emit?.({
    type: action.type === 'oust' ? 'aimed' : 'moved',
    seat,
    path: (path ?? []).map((cell) => idOf(train, cell)),
    cards: [...action.cards],
  });
  if (action.type === 'oust') {
    const target = sitterAt(state, end);
    openAttack(state, target, { card: 'excuse', cell: action.end, shift: action.shift }, emit);
    return;
  }
  leaveAisle(state, seat);
  if (isSeat(end)) sitDown(state, seat, end);
  else enterAisle(state, seat, end, path?.at(-2) ?? NOWHERE);
  if (testWin(state, seat, emit)) return;
  endTurn(state);
  proceed(state, emit);
}
