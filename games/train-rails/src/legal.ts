/** The one judge of what may be done. Actions are made once and shared, but for moves: those are made for their list. */
import type { Seat } from '@roundhouse/engine';
import * as boarding from './boarding.ts';
import * as cards from './cards.ts';
import { indexOfKind, placeOf } from './cards.ts';
import { reachable } from './attacks.ts';
import { surplus } from './flow.ts';
import * as hands from './hands.ts';
import { sizeOf } from './hands.ts';
import { expressTarget } from './keepers.ts';
import * as moving from './moves.ts';
import * as pawns from './pawns.ts';
import { aisleOf, isOutside, supplyOf, waitingOf } from './pawns.ts';
import * as trains from './train.ts';
import { idOf, perTrain, type Train } from './train.ts';
import * as frames from './frames.ts';
import * as types from './types.ts';
import {
  ACTION_CARDS,
  KINDS,
  NUMBER_CARDS,
  SOURCES,
  type Action,
  type AttackCard,
  type Card,
  type Cell,
  type Source,
  type State,
} from './types.ts';

// Constants of this file: engines look imported names up each time.
const canBoardFreely = boarding.canBoardFreely;
const canPlace = boarding.canPlace;
const canRoll = boarding.canRoll;
const ACTIONS = cards.ACTIONS;
const NUMBERS = cards.NUMBERS;
const REBEL = cards.REBEL;
const handOf = hands.handOf;
const heldIn = hands.heldIn;
const listMoves = moving.listMoves;
const sittingOf = pawns.sittingOf;
const takenSeats = pawns.takenSeats;
const trainOf = trains.trainOf;
const topFrame = frames.topFrame;
const NOT_WAITING = types.NOT_WAITING;
const NOWHERE = types.NOWHERE;

const NONE: readonly Action[] = Object.freeze([]);

function fixed<A extends Action>(action: A): A {
  return Object.freeze(action);
}

const PASS = fixed({ type: 'pass' });
const ROLL = fixed({ type: 'roll' });
const BOARD = fixed({ type: 'board' });
const UPASS_WAITING = fixed({ type: 'upass', from: 'waiting' });
const UPASS_SUPPLY = fixed({ type: 'upass', from: 'supply' });
const EXPRESS = fixed({ type: 'express' });
const REVERSE = fixed({ type: 'reverse' });
const TOKEN = fixed({ type: 'token' });
const ENTER1 = fixed({ type: 'enter1' });
const ENTER2 = fixed({ type: 'enter2' });
const SWAP = fixed({ type: 'swap' });
const REFRESH = fixed({ type: 'refresh' });
const STOP = fixed({ type: 'stop' });
const DRAW = fixed({ type: 'draw' });
const CHECK = fixed({ type: 'check' });
const ACCEPT = fixed({ type: 'accept' });
const ANSWER_REBEL = fixed({ type: 'rebel' });

const LAY: Readonly<Record<AttackCard, Action>> = {
  exit1: fixed({ type: 'lay', card: 'exit1' }),
  exit2: fixed({ type: 'lay', card: 'exit2' }),
  eccentric: fixed({ type: 'lay', card: 'eccentric' }),
  takeseat: fixed({ type: 'lay', card: 'takeseat' }),
  beg: fixed({ type: 'lay', card: 'beg' }),
};

/** A card among those of a hand (`heldIn`). */
const IN_HAND = {
  exit1: 1 << placeOf('exit1'),
  exit2: 1 << placeOf('exit2'),
  express: 1 << placeOf('express'),
  reverse: 1 << placeOf('reverse'),
  eccentric: 1 << placeOf('eccentric'),
  beg: 1 << placeOf('beg'),
  token: 1 << placeOf('token'),
  enter1: 1 << placeOf('enter1'),
  enter2: 1 << placeOf('enter2'),
  upass: 1 << placeOf('upass'),
  takeseat: 1 << placeOf('takeseat'),
} as const;

/** By kind and place. */
function cardActions(make: (card: Card) => Action): readonly (readonly Action[])[] {
  return [NUMBER_CARDS.map(make), ACTION_CARDS.map(make)];
}
const TRADES = cardActions((card) => fixed({ type: 'trade', card }));
const DISCARDS = cardActions((card) => fixed({ type: 'discard', card }));
const TAKES = cardActions((card) => fixed({ type: 'take', card }));

const MOST_SEATS = 4;
const BEGS: readonly (readonly Action[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  KINDS.map((kind) => fixed({ type: 'beg', seat, kind })),
);

/** Actions that name a cell or a door, made for each train once. */
interface TrainActions {
  readonly place: readonly Action[];
  readonly upass: readonly Action[];
  readonly eccentric: readonly Action[];
  readonly takeseat: Readonly<Record<Source, readonly Action[]>>;
  readonly sit: Readonly<Record<Source, readonly Action[]>>;
  readonly reseat: readonly Action[];
  readonly pay: readonly Action[];
  /** By seat and cell; by seat and two cells. */
  readonly exit1: (readonly Action[])[];
  readonly exit2: (Action | undefined)[][][];
}

const actionsOf = perTrain((train): TrainActions => {
  const seats = train.exits.map((_, cell) => idOf(train, cell));
  const walkable = train.places.slice(0, train.aisleEnd);
  const bySource = (type: 'takeseat' | 'sit'): Readonly<Record<Source, readonly Action[]>> => ({
    supply: seats.map((cell) => fixed({ type, cell, from: 'supply' })),
    waiting: seats.map((cell) => fixed({ type, cell, from: 'waiting' })),
  });
  return {
    place: train.doors.map(({ id }) => fixed({ type: 'place', door: id })),
    upass: train.doors.map(({ id }) => fixed({ type: 'upass', from: id })),
    eccentric: seats.map((cell) => fixed({ type: 'eccentric', cell })),
    takeseat: bySource('takeseat'),
    sit: bySource('sit'),
    reseat: seats.map((cell) => fixed({ type: 'reseat', cell })),
    pay: walkable.map(({ id }) => fixed({ type: 'pay', cell: id })),
    exit1: Array.from({ length: MOST_SEATS }, (_, seat) =>
      walkable.map(({ id }) => fixed({ type: 'exit1', seat, cell: id })),
    ),
    exit2: Array.from({ length: MOST_SEATS }, () => walkable.map((): (Action | undefined)[] => [])),
  };
});

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = topFrame(state);
  if (frame === undefined || state.over) return NONE;
  switch (frame.type) {
    case 'window':
      if (frame.seat !== seat) return NONE;
      return (handOf(state, seat, ACTIONS)[REBEL] ?? 0) > 0 ? [ACCEPT, ANSWER_REBEL] : [ACCEPT];
    case 'reseat':
      return frame.seat === seat ? reseats(state) : NONE;
    case 'tiles':
    case 'join':
    case 'first':
    case 'draw':
    case 'die':
    case 'beg':
      return NONE;
    default:
      return seat === state.player ? legalForPlayer(state, seat, frame.type) : NONE;
  }
}

/** Of the sort that lists of actions are: `[]` is one of small numbers to engines, until an action is put in. */
const emptyList = (): Action[] => {
  const list: Action[] = [PASS];
  list.pop();
  return list;
};

type PlayerFrame =
  | 'payment'
  | 'pay'
  | 'test'
  | 'free'
  | 'aim'
  | 'swap'
  | 'enter'
  | 'pick'
  | 'refresh'
  | 'discard';

const legalForPlayer = (state: State, seat: Seat, type: PlayerFrame): readonly Action[] => {
  switch (type) {
    case 'payment':
    case 'test':
      return [CHECK];
    case 'pay':
      return listPawns(state, seat, actionsOf(trainOf(state)).pay, emptyList());
    case 'free':
      return freePlay(state, seat);
    case 'aim':
      return aims(state, seat);
    case 'swap':
      return trades(state, seat);
    case 'refresh':
      return listHand(state, seat, DISCARDS, [STOP]);
    case 'enter':
      return entering(state, seat);
    case 'pick':
      return picks(state);
    case 'discard':
      return surplusCards(state, seat);
  }
};

const listHand = (
  state: State,
  seat: Seat,
  actions: readonly (readonly Action[])[],
  into: Action[],
): Action[] => {
  listKind(handOf(state, seat, NUMBERS), actions[NUMBERS] ?? NONE, into);
  listKind(handOf(state, seat, ACTIONS), actions[ACTIONS] ?? NONE, into);
  return into;
};

const listKind = (counts: readonly number[], actions: readonly Action[], into: Action[]): void => {
  listBits(heldIn(counts), actions, into);
};

/** The actions at the places whose bits are set. */
const listBits = (bits: number, actions: readonly Action[], into: Action[]): void => {
  for (let left = bits; left !== 0; left &= left - 1) {
    const action = actions[31 - Math.clz32(left & -left)];
    if (action) into.push(action);
  }
};

/** At least one card, once swapping has begun. */
const trades = (state: State, seat: Seat): Action[] => {
  const frame = topFrame(state);
  const isBegun = frame?.type === 'swap' && frame.numbers + frame.actions > 0;
  return listHand(state, seat, TRADES, isBegun ? [DRAW] : emptyList());
};

const surplusCards = (state: State, seat: Seat): Action[] => {
  const into = emptyList();
  for (const kind of [NUMBERS, ACTIONS]) {
    if (surplus(state, kind) > 0) listKind(handOf(state, seat, kind), DISCARDS[kind] ?? NONE, into);
  }
  return into;
};

const picks = (state: State): Action[] => {
  const frame = topFrame(state);
  const into = emptyList();
  if (frame?.type !== 'pick') return into;
  const kind = indexOfKind(frame.kind);
  listKind(handOf(state, frame.victim, kind), TAKES[kind] ?? NONE, into);
  return into;
};

const emptySeats = (state: State, actions: readonly Action[], into: Action[]): Action[] => {
  listBits(~takenSeats(state), actions, into);
  return into;
};

const reseats = (state: State): Action[] => {
  return emptySeats(state, actionsOf(trainOf(state)).reseat, emptyList());
};

const hasSource = (state: State, seat: Seat, from: Source): boolean => {
  return from === 'supply' ? supplyOf(state, seat) > 0 : waitingOf(state, seat) !== NOT_WAITING;
};

const entering = (state: State, seat: Seat): Action[] => {
  const frame = topFrame(state);
  const into: Action[] = frame?.type === 'enter' && !frame.first ? [STOP] : emptyList();
  for (const from of SOURCES) {
    if (hasSource(state, seat, from)) emptySeats(state, actionsOf(trainOf(state)).sit[from], into);
  }
  return into;
};

// --- free play (TR-2.2) --------------------------------------------------------------------------

const freePlay = (state: State, seat: Seat): Action[] => {
  const into: Action[] = [PASS];
  const made = actionsOf(trainOf(state));
  if (canPlace(state, seat)) addAll(made.place, into);
  if (canRoll(state, seat)) into.push(ROLL);
  if (canBoardFreely(state, seat)) into.push(BOARD);
  const held = heldIn(handOf(state, seat, ACTIONS));
  if (held !== 0) {
    listKeepers(state, seat, held, made, into);
    listAttacks(state, seat, held, into);
  }
  if (held !== 0 || sizeOf(state, seat, NUMBERS) > 0) {
    if ((state.tokens[seat] ?? 0) > 0) into.push(SWAP);
    if (!state.boarded) into.push(REFRESH);
  }
  listMoves(state, seat, into);
  return into;
};

const addAll = (actions: readonly Action[], into: Action[]): void => {
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if (action) into.push(action);
  }
};

const listKeepers = (
  state: State,
  seat: Seat,
  held: number,
  made: TrainActions,
  into: Action[],
): void => {
  if ((held & IN_HAND.upass) !== 0 && !state.boarded) {
    if (hasSource(state, seat, 'waiting')) into.push(UPASS_WAITING);
    if (hasSource(state, seat, 'supply')) {
      if (aisleOf(state, seat) !== NOWHERE) into.push(UPASS_SUPPLY);
      else addAll(made.upass, into);
    }
  }
  if ((held & IN_HAND.express) !== 0 && expressTarget(state) >= 0) into.push(EXPRESS);
  if ((held & IN_HAND.reverse) !== 0) into.push(REVERSE);
  if ((held & IN_HAND.token) !== 0) into.push(TOKEN);
  if ((held & IN_HAND.enter1) !== 0 && isOutside(state, seat)) into.push(ENTER1);
  if ((held & IN_HAND.enter2) !== 0 && isOutside(state, seat)) into.push(ENTER2);
};

const PUSHES = IN_HAND.eccentric | IN_HAND.takeseat;
const EXITS = IN_HAND.exit1 | IN_HAND.exit2;

/** Attack cards with somebody to hit. */
const listAttacks = (state: State, seat: Seat, held: number, into: Action[]): void => {
  if ((held & PUSHES) !== 0 && seatedOpponents(state, seat) !== 0) {
    if ((held & IN_HAND.eccentric) !== 0) into.push(LAY.eccentric);
    if ((held & IN_HAND.takeseat) !== 0 && isOutside(state, seat)) into.push(LAY.takeseat);
  }
  if ((held & IN_HAND.beg) !== 0 && canBeg(state, seat)) into.push(LAY.beg);
  if ((held & EXITS) !== 0 && hasPawnInReach(state)) {
    if ((held & IN_HAND.exit1) !== 0) into.push(LAY.exit1);
    if ((held & IN_HAND.exit2) !== 0) into.push(LAY.exit2);
  }
};

/** The seats of the train that opponents sit on, as bits. */
const seatedOpponents = (state: State, seat: Seat): number => {
  return takenSeats(state) & ~sittingOf(state, seat);
};

const canBeg = (state: State, seat: Seat): boolean => {
  if (state.begRefused) return false;
  for (let at = 0; at < state.sizes.length; at++) {
    if (at >> 1 !== seat && (state.sizes[at] ?? 0) > 0) return true;
  }
  return false;
};

const hasPawnInReach = (state: State): boolean => {
  const targets = reachable(state);
  for (let other = 0; other < state.config.seats; other++) {
    if (((targets >> other) & 1) === 1 && hasPawns(state, other)) return true;
  }
  return false;
};

const hasPawns = (state: State, seat: Seat): boolean => {
  return sittingOf(state, seat) !== 0 || aisleOf(state, seat) !== NOWHERE;
};

/** Everything that the laid card can name. */
const aims = (state: State, seat: Seat): Action[] => {
  const frame = topFrame(state);
  const into = emptyList();
  if (frame?.type !== 'aim') return into;
  const made = actionsOf(trainOf(state));
  const seated = seatedOpponents(state, seat);
  switch (frame.card) {
    case 'eccentric':
      listBits(seated, made.eccentric, into);
      break;
    case 'takeseat':
      for (const from of SOURCES) {
        if (hasSource(state, seat, from)) listBits(seated, made.takeseat[from], into);
      }
      break;
    case 'beg':
      listBegs(state, seat, into);
      break;
    case 'exit1':
    case 'exit2':
      listExits(state, frame.card, made, into);
      break;
  }
  return into;
};

const listExits = (
  state: State,
  card: 'exit1' | 'exit2',
  made: TrainActions,
  into: Action[],
): void => {
  const targets = reachable(state);
  for (let target = 0; target < state.config.seats; target++) {
    if (((targets >> target) & 1) === 0) continue;
    if (card === 'exit1') listPawns(state, target, made.exit1[target] ?? NONE, into);
    else listExit2(state, target, made, into);
  }
};

const listBegs = (state: State, seat: Seat, into: Action[]): void => {
  for (let victim = 0; victim < state.config.seats; victim++) {
    if (victim === seat) continue;
    for (let kind = NUMBERS; kind <= ACTIONS; kind++) {
      const action = BEGS[victim]?.[kind];
      if (sizeOf(state, victim, kind) > 0 && action) into.push(action);
    }
  }
};

/** The seat's pawns in the train, the one in the aisle last. */
const listPawns = (
  state: State,
  seat: Seat,
  actions: readonly Action[],
  into: Action[],
): Action[] => {
  listBits(sittingOf(state, seat), actions, into);
  const aisle = aisleOf(state, seat);
  const action = aisle === NOWHERE ? undefined : actions[aisle];
  if (action) into.push(action);
  return into;
};

/** TR-5.2: two pawns; one only where he has only one in the train. */
const listExit2 = (state: State, target: Seat, made: TrainActions, into: Action[]): void => {
  const sitting = sittingOf(state, target);
  const aisle = aisleOf(state, target);
  const train = trainOf(state);
  let found = 0;
  let lone: Cell = aisle;
  for (let left = sitting; left !== 0; left &= left - 1) {
    const first = 31 - Math.clz32(left & -left);
    found++;
    if (aisle === NOWHERE) lone = first;
    for (let rest = left & (left - 1); rest !== 0; rest &= rest - 1) {
      into.push(exit2(made, train, target, first, 31 - Math.clz32(rest & -rest)));
    }
    if (aisle !== NOWHERE) into.push(exit2(made, train, target, first, aisle));
  }
  if (aisle !== NOWHERE) found++;
  if (found === 1) into.push(exit2(made, train, target, lone, NOWHERE));
};

const exit2 = (made: TrainActions, train: Train, seat: Seat, cell: Cell, other: Cell): Action => {
  const known = made.exit2[seat]?.[cell] ?? [];
  return (known[other + 1] ??= fixed({
    type: 'exit2',
    seat,
    cells: other === NOWHERE ? [idOf(train, cell)] : [idOf(train, cell), idOf(train, other)],
  }));
};
