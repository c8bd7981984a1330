import {
  configureOptions,
  int,
  isRefusal,
  notation,
  oneOf,
  type Emit,
  type Meta,
  type Outcome,
  type Rules,
  type Seat,
  type Turn,
} from '../../src/index.ts';
import { clone, determinize, redact, view } from './hidden.ts';
import { stateShape } from './shape.ts';
import { idle, legalActions, obey, ownFacts, viewFacts, why } from './legal.ts';
import { CARDS, GUARDS, LENGTHS } from './types.ts';
import type { Action, Card, Cards, Chance, CoalYard, Config, Event, State } from './types.ts';

const HAND = 2;
const meta: Meta = {
  seats: [2, 3, 4],
  options: [
    { name: 'guards', values: GUARDS, default: '2' },
    { name: 'length', values: LENGTHS, default: 'short' },
  ],
  maxLines: 240,
  hasSecrets: true,
};

export function count(cards: Cards): number {
  return cards.red + cards.blue + cards.green + cards.guard;
}

function setup(config: Config): State {
  const none = (): Cards => ({ red: 0, blue: 0, green: 0, guard: 0 });
  const each = <T>(make: () => T): T[] => Array.from({ length: config.seats }, make);
  return {
    config,
    phase: 'deal',
    deck: { red: 3, blue: 3, green: 3, guard: Number(config.guards) },
    under: [],
    hands: each(none),
    rows: each(none),
    discards: none(),
    mover: 0,
    turns: 0,
    answers: each(() => null),
    asked: [],
    raid: null,
  };
}

/** With nothing in hand and nothing to draw there is only the pass, and everybody knows. */
function isStuck(state: State): boolean {
  const hand = state.hands[state.mover];
  return deckSize(state) === 0 && hand !== undefined && count(hand) === 0;
}

function deckSize(state: State): number {
  return count(state.deck) + state.under.length;
}

function turn(state: State): Turn {
  switch (state.phase) {
    case 'deal':
    case 'draw':
      return { kind: 'chance', pool: 'card' };
    case 'choose':
    case 'window':
      return { kind: 'act', seats: [...state.asked] };
    case 'turn':
      if (isStuck(state)) return { kind: 'act', seats: [state.mover], forced: true };
      return { kind: 'act', seats: [state.mover] };
    case 'over':
      return { kind: 'over' };
  }
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.rows.map(count);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { scores, places };
}

/** The next card: from the unseen part by chance, then the known ones in their order. */
function chances(state: State): { chance: Chance; weight: number }[] {
  if (state.phase !== 'deal' && state.phase !== 'draw') return [];
  const [first] = state.under;
  if (count(state.deck) === 0 && first) {
    return [{ chance: { type: 'card', card: first.card }, weight: 1 }];
  }
  return CARDS.filter((card) => state.deck[card] > 0).map((card) => ({
    chance: { type: 'card', card },
    weight: state.deck[card],
  }));
}

function applyChance(state: State, { card }: Chance, emit?: Emit<Event>): void {
  if (count(state.deck) === 0) state.under.shift();
  else state.deck[card]--;
  const seat = state.phase === 'deal' ? state.hands.findIndex((h) => count(h) < HAND) : state.mover;
  handOf(state, seat)[card]++;
  emit?.({ type: 'drawn', seat, card });
  if (state.phase === 'draw') endTurn(state);
  else if (state.hands.every((hand) => count(hand) === HAND))
    ask(state, 'choose', everybody(state));
}

function everybody(state: State): Seat[] {
  return state.hands.map((_, seat) => seat);
}

function handOf(state: State, seat: Seat): Cards {
  const hand = state.hands[seat];
  if (!hand) throw new Error(`there is no seat ${seat}`);
  return hand;
}

function ask(state: State, phase: 'choose' | 'window', seats: Seat[]): void {
  state.phase = phase;
  state.asked = seats;
  state.answers = state.hands.map(() => null);
}

function endTurn(state: State): void {
  state.turns++;
  state.phase = 'turn';
  state.raid = null;
  state.asked = [];
  state.answers = state.hands.map(() => null);
  const rounds = state.config.length === 'short' ? 5 : 9;
  const nothing = deckSize(state) === 0 && state.hands.every((hand) => count(hand) === 0);
  if (nothing || state.turns >= rounds * state.config.seats) state.phase = 'over';
  else state.mover = (state.mover + 1) % state.config.seats;
}

function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  const hand = handOf(state, seat);
  switch (action.type) {
    case 'keep':
    case 'put': {
      const put = action.type === 'put' ? action.card : null;
      state.answers[seat] = { put };
      emit?.({ type: 'chosen', seat, put });
      answered(state, seat, emit);
      return;
    }
    case 'draw':
      state.phase = 'draw';
      return;
    case 'lay':
      hand[action.card]--;
      (state.rows[seat] ?? hand)[action.card]++;
      emit?.({ type: 'laid', seat, card: action.card });
      break;
    case 'peek': {
      const lowest = state.under.at(-1);
      if (lowest) lowest.seenBy = [...lowest.seenBy, seat].toSorted((a, b) => a - b);
      emit?.({ type: 'peeked', seat, card: lowest?.card ?? null });
      break;
    }
    case 'raid':
      state.raid = { by: seat, from: action.from, card: action.card };
      ask(
        state,
        'window',
        everybody(state).filter((s) => s !== seat && count(handOf(state, s)) > 0),
      );
      if (state.asked.length === 0) resolveRaid(state, emit);
      return;
    case 'allow':
    case 'block':
      state.answers[seat] = { block: action.type === 'block' };
      emit?.({ type: 'answered', seat, block: action.type === 'block' });
      answered(state, seat, emit);
      return;
    case 'pass':
      emit?.({ type: 'passed', seat });
      break;
  }
  endTurn(state);
}

function answered(state: State, seat: Seat, emit: Emit<Event> | undefined): void {
  state.asked = state.asked.filter((other) => other !== seat);
  if (state.asked.length > 0) return;
  if (state.phase === 'window') resolveRaid(state, emit);
  else resolveChoice(state, emit);
}

/** The cards go under the deck in seat order, whatever the order of the answers. */
function resolveChoice(state: State, emit: Emit<Event> | undefined): void {
  for (const [seat, answer] of state.answers.entries()) {
    if (!answer || !('put' in answer) || answer.put === null) continue;
    handOf(state, seat)[answer.put]--;
    state.under.push({ card: answer.put, seenBy: [seat] });
  }
  emit?.({ type: 'chose', counts: state.hands.map((hand) => HAND - count(hand)) });
  state.answers = state.hands.map(() => null);
  state.phase = 'turn';
}

/** Of several guards only the first one clockwise from the raider is spent. */
function resolveRaid(state: State, emit: Emit<Event> | undefined): void {
  const { raid } = state;
  if (!raid) throw new Error('no raid to resolve');
  const { seats } = state.config;
  const clockwise = everybody(state).map((i) => (raid.by + i) % seats);
  const blockedBy = clockwise.find((seat) => {
    const answer = state.answers[seat];
    return answer && 'block' in answer && answer.block;
  });
  if (blockedBy === undefined) {
    (state.rows[raid.from] ?? state.discards)[raid.card]--;
    (state.rows[raid.by] ?? state.discards)[raid.card]++;
  } else {
    handOf(state, blockedBy).guard--;
    state.discards.guard++;
  }
  emit?.({ type: 'raided', raid: { ...raid }, blockedBy: blockedBy ?? null });
  endTurn(state);
}

/** A peek, and the last of several sealed answers, show what was hidden. */
function reveals(state: State, _seat: Seat, { type }: Action): boolean {
  if (type === 'peek') return true;
  return state.asked.length === 1 && state.answers.some((answer) => answer !== null);
}

function assertSound(state: State): void {
  const total: Cards = { red: 0, blue: 0, green: 0, guard: 0 };
  const add = (cards: Cards): void => {
    for (const card of CARDS) {
      if (cards[card] < 0) throw new Error(`there are ${cards[card]} ${card} cards`);
      total[card] += cards[card];
    }
  };
  for (const cards of [state.deck, state.discards, ...state.hands, ...state.rows]) add(cards);
  for (const { card } of state.under) total[card]++;
  for (const card of CARDS) {
    const all = card === 'guard' ? Number(state.config.guards) : 3;
    if (total[card] !== all) throw new Error(`${total[card]} ${card} cards of ${all}`);
  }
}

const card = oneOf<Card>(CARDS);

export const rules: Rules<CoalYard> = {
  title: 'coal-yard',
  version: 1,
  migrations: [],
  meta,
  action: notation<Action>({
    keep: {},
    put: { card },
    draw: {},
    lay: { card },
    peek: {},
    raid: { from: int, card },
    allow: {},
    block: {},
    pass: {},
  }),
  chance: notation<Chance>({ card: { card } }),
  configure(input) {
    const config = configureOptions(meta, input);
    return isRefusal(config) ? config : (config as unknown as Config);
  },
  setup,
  turn,
  outcome,
  legal: (state, seat) => legalActions(ownFacts(state, seat)),
  apply,
  reveals,
  chances,
  sampleChance(state, rng) {
    const list = chances(state);
    let left = rng.below(list.reduce((sum, { weight }) => sum + weight, 0));
    const drawn = list.find(({ weight }) => (left -= weight) < 0);
    if (!drawn) throw new Error('nothing to draw');
    return drawn.chance;
  },
  applyChance,
  clone,
  view,
  redact,
  determinize,
  why: (seen, seat, action) => why(viewFacts(seen, seat), action),
  idle: (seen, seat) => idle(viewFacts(seen, seat)),
  orders: [{ name: 'allow', amount: false }],
  obey: (seen, seat, order) => obey(viewFacts(seen, seat), order),
  shape: stateShape,
  assertSound,
};
