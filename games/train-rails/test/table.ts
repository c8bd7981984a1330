/** Positions laid out by hand, and moves by their texts. */
import { isRefusal, type Seat } from '@roundhouse/engine';
import {
  CARDS,
  encodeKnown,
  kindIndex,
  placeOf,
  rules,
  trainOf,
  type Action,
  type Card,
  type CellId,
  type Config,
  type Event,
  type State,
  type Train,
} from '@roundhouse/train-rails/rules';

export interface Layout {
  readonly seats?: number;
  readonly options?: Partial<Config>;
  readonly player?: Seat;
  readonly direction?: number;
  /** By seat; a seat that is left out holds nothing. */
  readonly hands?: readonly (readonly Card[])[];
  readonly aisle?: readonly (CellId | null)[];
  /** By seat: who was there first, and the cell that the pawn came from. */
  readonly heldBy?: readonly (readonly Seat[])[];
  readonly cameFrom?: readonly (CellId | null)[];
  readonly sitting?: readonly (readonly CellId[])[];
  /** A door, with `!` behind it on the missed-train space. */
  readonly waiting?: readonly (string | null)[];
  readonly tokens?: readonly number[];
  readonly marked?: readonly Seat[];
  readonly counter?: readonly number[];
  readonly blockers?: readonly (readonly Seat[])[];
  readonly discard?: readonly Card[];
}

export function configOf(options: Partial<Config> & { seats: number }): Config {
  const config = rules.configure(options);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return config;
}

/** A train of ours, by the indices of pair and join. */
export function trainAt(pair: number, join: number): Train {
  return trainOf({ config: {}, pair, join });
}

const bits = (numbers: readonly number[]): number =>
  numbers.reduce((mask, n) => mask | (1 << n), 0);

/** Free play of `player`, everything else as told. */
export function position(layout: Layout): State {
  const seats = layout.seats ?? 2;
  const state = rules.setup(configOf({ ...layout.options, seats }));
  const train = trainOf(state);
  const cell = (id: CellId): number => {
    const at = train.indexOf.get(id);
    if (at === undefined) throw new Error(`no cell ${id}`);
    return at;
  };
  state.stack = [{ type: 'free' }];
  state.player = layout.player ?? 0;
  state.direction = layout.direction ?? -1;
  state.marked = bits(layout.marked ?? []);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of layout.hands?.[seat] ?? []) give(state, seat, card);
    const aisle = layout.aisle?.[seat];
    const from = layout.cameFrom?.[seat];
    const sitting = layout.sitting?.[seat] ?? [];
    const door = layout.waiting?.[seat];
    if (aisle) state.aisle[seat] = cell(aisle);
    if (from) state.cameFrom[seat] = cell(from);
    state.heldBy[seat] = bits(layout.heldBy?.[seat] ?? []);
    const odd = sitting.find((id) => cell(id) >= train.exits.length);
    if (odd !== undefined) throw new Error(`${odd} is no seat`);
    state.sitting[seat] = bits(sitting.map(cell));
    if (door) state.waiting[seat] = waitingAt(state, door);
    const out = sitting.length + (aisle ? 1 : 0) + (door ? 1 : 0);
    state.supply[seat] = (state.supply[seat] ?? 0) - out;
    state.tokens[seat] = layout.tokens?.[seat] ?? 0;
    state.counter[seat] = layout.counter?.[seat] ?? 0;
    state.blockers[seat] = bits(layout.blockers?.[seat] ?? []);
  }
  for (const card of layout.discard ?? []) move(state.deck, state.discard, card);
  rules.assertSound?.(state);
  return state;
}

function waitingAt(state: State, door: string): number {
  const index = trainOf(state).doors.findIndex(({ id }) => id === door.replace('!', ''));
  if (index < 0) throw new Error(`no door ${door}`);
  return 2 * index + (door.endsWith('!') ? 1 : 0);
}

function move(from: number[][], to: number[][], card: Card): void {
  const [kind, place] = [kindIndex(card), placeOf(card)];
  const [source, target] = [from[kind], to[kind]];
  if (!source || !target || (source[place] ?? 0) === 0) throw new Error(`no ${card} left`);
  source[place] = (source[place] ?? 0) - 1;
  target[place] = (target[place] ?? 0) + 1;
}

/** A card from the deck into a hand. */
export function give(state: State, seat: Seat, card: Card): void {
  const hand = [state.hands[2 * seat] ?? [], state.hands[2 * seat + 1] ?? []];
  move(state.deck, hand, card);
  const at = 2 * seat + kindIndex(card);
  state.sizes[at] = (state.sizes[at] ?? 0) + 1;
}

export function know(state: State, by: Seat, of: Seat, card: Card): void {
  state.known.push(encodeKnown({ by, of, kind: kindIndex(card), place: placeOf(card) }));
  state.known.sort((a, b) => a - b);
}

export function texts(state: State, seat: Seat): string[] {
  return rules.legal(state, seat).map((action) => rules.action.format(action));
}

/** The texts that begin so. */
export function listed(state: State, seat: Seat, start: string): string[] {
  return texts(state, seat).filter((text) => text === start || text.startsWith(`${start} `));
}

/** One action by its text; throws where it is not legal. Gives the events. */
export function play(state: State, seat: Seat, text: string): Event[] {
  const action = rules.legal(state, seat).find((legal) => rules.action.format(legal) === text);
  if (action === undefined) {
    throw new Error(`'${text}' is not among ${texts(state, seat).join(' | ')}`);
  }
  const events: Event[] = [];
  rules.apply(state, seat, action, (event) => events.push(event));
  rules.assertSound?.(state);
  return events;
}

/** One outcome of chance by its text. */
export function fall(state: State, text: string): Event[] {
  const found = rules.chances(state).find(({ chance }) => rules.chance.format(chance) === text);
  if (found === undefined) throw new Error(`'${text}' can't be drawn now`);
  const events: Event[] = [];
  rules.applyChance(state, found.chance, (event) => events.push(event));
  rules.assertSound?.(state);
  return events;
}

/** Chance and steps that play themselves, until somebody has a choice. */
export function settle(state: State): Event[] {
  const events: Event[] = [];
  for (;;) {
    const turn = rules.turn(state);
    if (turn.kind === 'chance') {
      const [first] = rules.chances(state);
      if (first) rules.applyChance(state, first.chance, (event) => events.push(event));
    } else if (turn.kind === 'act' && turn.forced) {
      const seat = turn.seats[0] ?? 0;
      const [only] = rules.legal(state, seat);
      if (only) rules.apply(state, seat, only, (event) => events.push(event));
    } else return events;
    rules.assertSound?.(state);
  }
}

export function refusalCode(state: State, seat: Seat, text: string): string | undefined {
  const action: Action | undefined = rules.action.parse(text);
  if (action === undefined) throw new Error(`'${text}' is no action`);
  const why = rules.why(rules.view(state, seat), seat, action);
  return why && `${why.code} ${why.rule}`;
}

export function aisleAt(state: State, seat: Seat): CellId | undefined {
  return trainOf(state).places[state.aisle[seat] ?? -1]?.id;
}

export function seatsOf(state: State, seat: Seat): readonly CellId[] {
  return rules.view(state, 'all').players[seat]?.sitting ?? [];
}

/** The seat's hand, sorted as in the deck. */
export function handOf(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (const kind of [0, 1]) {
    for (const [place, count] of (state.hands[2 * seat + kind] ?? []).entries()) {
      for (let i = 0; i < count; i++) cards.push(CARDS[kind === 0 ? place : place + 10] ?? 'red1');
    }
  }
  return cards;
}
