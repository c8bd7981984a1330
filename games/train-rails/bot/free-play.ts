/** A turn: what costs nothing first, then the one thing that ends it. */
import type { Seat } from '@roundhouse/engine';
import { kindOf, trainOf, type Action, type Card, type MoveAction } from '../src/index.ts';
import { reachable } from '../src/attacks.ts';
import { seatsIn } from '../src/flow.ts';
import { cellOf, isSeat } from '../src/train.ts';
import { exitValue, isSafeToPush, pushValue } from './aim.ts';
import { seatChance } from './outlook.ts';
import type { Thought } from './policy.ts';
import { standingsOf } from './standings.ts';
import { cardsOf, worthOf } from './worth.ts';

type Scored = readonly [action: Action, value: number];

function ofType<T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { type: T }> | undefined {
  return legal.find((action): action is Extract<Action, { type: T }> => action.type === type);
}

function lay(legal: readonly Action[], card: Card): Action | undefined {
  return legal.find((action) => action.type === 'lay' && action.card === card);
}

export function freePlay(thought: Thought): Action | undefined {
  return forNothing(thought) ?? turnEnder(thought);
}

/** Green cards and boarding without a risk. */
function forNothing(thought: Thought): Action | undefined {
  const { legal, view, seat } = thought;
  const enter = ofType(legal, 'enter2') ?? ofType(legal, 'enter1');
  if (enter) return enter;
  const push = pushValue(view, seat);
  const attack = push > 0 ? (lay(legal, 'takeseat') ?? lay(legal, 'eccentric')) : undefined;
  return (
    ofType(legal, 'token') ??
    attack ??
    ofType(legal, 'express') ??
    (view.config.seats === 2 ? ofType(legal, 'reverse') : undefined) ??
    place(thought) ??
    lay(legal, 'beg') ??
    ofType(legal, 'board') ??
    upass(thought)
  );
}

function place(thought: Thought): Action | undefined {
  return bestDoor(
    thought,
    thought.legal.flatMap((action) =>
      action.type === 'place' ? [{ action, door: action.door }] : [],
    ),
  );
}

/** Not with an own pawn in the aisle (TR-8.1). */
function upass(thought: Thought): Action | undefined {
  const { legal, view, seat } = thought;
  if (!isSafeToPush(view, seat)) return undefined;
  const waiting = view.players[seat]?.waiting;
  const choices = legal.flatMap((action) => {
    if (action.type !== 'upass') return [];
    const door = action.from === 'waiting' ? (waiting?.door ?? '') : action.from;
    return [{ action, door }];
  });
  return bestDoor(thought, choices);
}

/** The door from which a seat is closest, for the cards in hand. */
function bestDoor(
  { state, view, seat }: Thought,
  choices: readonly { readonly action: Action; readonly door: string }[],
): Action | undefined {
  const { doors } = trainOf(state);
  const hand = cardsOf(view.players[seat]?.hand);
  let best: Action | undefined;
  let most = -1;
  for (const { action, door } of choices) {
    const doorway = doors.find(({ id }) => id === door)?.doorway ?? -1;
    const crowd = state.aisle.filter((cell) => cell === doorway).length;
    const value = seatChance(state, seat, doorway, hand) - 0.3 * crowd;
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

/** The one thing that ends the turn, or a swap that may make it better. */
function turnEnder(thought: Thought): Action | undefined {
  const { legal } = thought;
  const options: Scored[] = [];
  for (const action of legal) {
    const value = valueOf(thought, action);
    if (value !== undefined) options.push([action, value]);
  }
  let [best, most]: [Action | undefined, number] = [legal[0], -Infinity];
  for (const [action, value] of options) if (value > most) [best, most] = [action, value];
  return best;
}

const CHANCE_OPEN = { '3': 0.5, '4': 2 / 3 } as const;

function valueOf(thought: Thought, action: Action): number | undefined {
  const { view, state, seat } = thought;
  switch (action.type) {
    case 'move':
    case 'arrive':
    case 'oust':
      return moveValue(thought, action);
    case 'roll':
      return CHANCE_OPEN[view.config.die] * 0.9;
    case 'lay': {
      if (action.card !== 'exit1' && action.card !== 'exit2') return undefined;
      return exitValue(view, seatsIn(reachable(state)), action.card === 'exit1' ? 1 : 2);
    }
    case 'swap':
      return isSafeToPush(view, seat) ? undefined : 0.45;
    case 'refresh':
      return 0.2;
    case 'pass':
      return 0.05;
    default:
      return undefined;
  }
}

/** A seat is worth a pawn, the last one the game; an aisle cell what it promises. */
function moveValue({ state, view, seat }: Thought, action: MoveAction): number {
  const end = cellOf(trainOf(state), action.end);
  const spent = action.cards.reduce(
    (sum, card) => sum + (kindOf(card) === 'action' ? worthOf(card) : 0),
    0,
  );
  const numbers = action.cards.reduce(
    (sum, card) => sum + (kindOf(card) === 'number' ? worthOf(card) : 0),
    0,
  );
  const cost = 0.5 * spent + 0.05 * numbers;
  if (isSeat(end)) {
    const last = standingsOf(view).left[seat] === 1 ? 10 : 0;
    return 1.1 + last - cost;
  }
  const kept = without(cardsOf(view.players[seat]?.hand), action.cards);
  const crowd = crowdAt(state.aisle, seat, end);
  return 0.15 + 0.5 * seatChance(state, seat, end, kept) - 0.2 * crowd - cost;
}

function crowdAt(aisle: readonly number[], seat: Seat, cell: number): number {
  return aisle.filter((at, other) => other !== seat && at === cell).length;
}

function without(hand: readonly Card[], spent: readonly Card[]): Card[] {
  const left = [...hand];
  for (const card of spent) left.splice(left.indexOf(card), 1);
  return left;
}
