/**
 * The rule bot: seats pawns by the shortest way that its cards allow, keeps the aisle moving, hits
 * whoever is furthest, and spends Rebel where it saves most.
 */
import type { Rng, Seat } from '@roundhouse/engine';
import {
  kindOf,
  NOWHERE,
  type Action,
  type Card,
  type Frame,
  type State,
  type View,
} from '../src/index.ts';
import { aisleOf } from '../src/pawns.ts';
import { seenState } from '../src/view.ts';
import { aimAt } from './aim.ts';
import { freePlay } from './free-play.ts';
import { seatCounts } from './outlook.ts';
import { seatFor } from './seats.ts';
import { standingsOf } from './standings.ts';
import { cardsOf, worthOf } from './worth.ts';

export interface Thought {
  readonly view: View;
  readonly state: State;
  readonly legal: readonly Action[];
  readonly seat: Seat;
  readonly rng: Rng;
}

export function choose(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action {
  const [only] = legal;
  if (only === undefined) throw new Error('a bot was asked with nothing to choose from');
  if (legal.length === 1) return only;
  const frame = view.stack.at(-1);
  const thought: Thought = { view, state: seenState(view), legal, seat, rng };
  return (frame && decide(thought, frame)) ?? only;
}

function decide(thought: Thought, frame: Frame): Action | undefined {
  const { legal } = thought;
  switch (frame.type) {
    case 'free':
      return freePlay(thought);
    case 'window':
      return isWorthRebel(thought, frame) ? legal.find(({ type }) => type === 'rebel') : legal[0];
    case 'aim':
      return aimAt(thought, frame.card);
    case 'enter':
    case 'reseat':
      return seatFor(thought);
    case 'swap':
      return swapOn(thought);
    case 'refresh':
      return refreshOn(thought);
    case 'discard':
      return leastWorth(legal, thought);
    case 'pick':
      return mostWorth(legal);
    case 'pay':
      return legal.at(-1);
    default:
      return undefined;
  }
}

/** TR-8.2 would be a present; a lost seat is not; whoever could win by the attack is stopped. */
function isWorthRebel({ view, seat }: Thought, frame: Extract<Frame, { type: 'window' }>): boolean {
  const { left, seated, pawns } = standingsOf(view);
  const attackerLeft = left[view.player] ?? pawns;
  const nearlyDone = (left[seat] ?? pawns) <= 2 || (seated[seat] ?? 0) >= pawns / 2;
  const hasAislePawn = (view.players[seat]?.aisle ?? null) !== null;
  const { attack } = frame;
  switch (attack.card) {
    case 'exit2':
      return true;
    case 'exit1':
      return attack.cell !== view.players[seat]?.aisle || nearlyDone;
    case 'eccentric':
      return !hasAislePawn && nearlyDone;
    case 'takeseat':
      return !hasAislePawn;
    case 'excuse':
      return attackerLeft <= 3;
    case 'beg':
      return false;
  }
}

type WithCard = Extract<Action, { card: Card }>;
function hasCard(action: Action): action is WithCard {
  return 'card' in action;
}

function byWorth(legal: readonly Action[]): WithCard[] {
  return legal.filter(hasCard).sort((a, b) => worthOf(a.card) - worthOf(b.card));
}

function mostWorth(legal: readonly Action[]): Action | undefined {
  return byWorth(legal).at(-1);
}

/** Of two alike the other one is worth less. */
function leastWorth(legal: readonly Action[], { view, seat }: Thought): Action | undefined {
  const hand = cardsOf(view.players[seat]?.hand);
  const worth = (card: Card): number =>
    worthOf(card) - (hand.filter((other) => other === card).length > 1 ? 0.1 : 0);
  return legal.filter(hasCard).sort((a, b) => worth(a.card) - worth(b.card))[0];
}

/** One number card at a time: the lowest first. */
function swapOn({ legal }: Thought): Action | undefined {
  const draw = legal.find(({ type }) => type === 'draw');
  return draw ?? byWorth(legal).find(({ card }) => kindOf(card) === 'number') ?? byWorth(legal)[0];
}

const OPENERS: ReadonlySet<Card> = new Set([
  'excuse',
  'rebel',
  'enter1',
  'enter2',
  'exit1',
  'exit2',
]);

/**
 * Cards that are worth less than a new one; all number cards, where they lead a pawn to no seat; and
 * where no number would, all that neither passes anybody nor empties a seat.
 */
function refreshOn({ legal, state, seat }: Thought): Action | undefined {
  const aisle = aisleOf(state, seat);
  const isStuck = aisle !== NOWHERE;
  const isShut = isStuck && seatCounts(state, seat, aisle) === 0;
  const isPoor = (card: Card): boolean => {
    if (kindOf(card) === 'number') return isStuck || worthOf(card) < 0.2;
    return worthOf(card) < 0.4 ? !isStuck || !OPENERS.has(card) : isShut && !OPENERS.has(card);
  };
  const poor = byWorth(legal).find(({ card }) => isPoor(card));
  return poor ?? legal.find(({ type }) => type === 'stop');
}
