/** A table for tests: positions sketched by hand, and lines as in a record, checked against the rules. */
import { printedIn } from '../src/printed.ts';
import {
  CARDS,
  rules,
  type Card,
  type Config,
  type ContractId,
  type Event,
  type Memory,
  type RouteId,
  type State,
} from '@roundhouse/amsterdam/rules';
import { isRefusal, type Rng, type Seat } from '@roundhouse/engine';
import { join } from '@roundhouse/kit/connectivity';
import { add, remove, total } from '@roundhouse/kit/multiset';
import {
  ALL_CONTRACTS,
  cardNumber,
  contractNumber,
  NONE,
  paymentOf,
  routeNumber,
  trackAt,
} from '../src/tables.ts';

export function configOf(input: unknown): Config {
  const config = rules.configure(input);
  if (isRefusal(config)) throw new Error(`${config.code}: ${JSON.stringify(config.params)}`);
  return config;
}

export type Cards = Readonly<Partial<Record<Card, number>>>;

export interface Sketch {
  readonly seats?: number;
  readonly memory?: Memory;
  readonly seat?: Seat;
  readonly hands?: readonly Cards[];
  /** Five different colours unless said; `null` is an empty place. */
  readonly display?: readonly (Card | null)[];
  readonly discards?: Cards;
  /** A seat that holds all cards that lie nowhere else: the pile is empty. */
  readonly hoarder?: Seat;
  readonly routes?: readonly (readonly RouteId[])[];
  readonly held?: readonly (readonly ContractId[])[];
  /** The fresh part of the contract pile; the keeper, else the last seat, holds all others. */
  readonly fresh?: readonly ContractId[];
  readonly keeper?: Seat;
  /** Returned contracts from the top, each with its seat. */
  readonly under?: readonly (readonly [Seat, ContractId])[];
  readonly lastTurns?: number;
}

const USUAL: readonly Card[] = ['pink', 'blue', 'green', 'black', 'red'];

/** A position at the start of a turn. */
export function sketch(wanted: Sketch): State {
  const { seats = 2, memory = 'assisted', seat = 0 } = wanted;
  const state = rules.setup(configOf({ seats, memory }));
  state.step = 'turn';
  state.seat = seat;
  state.draws = 2;
  state.lastTurns = wanted.lastTurns ?? 0;
  for (const [place, card] of (wanted.display ?? USUAL).entries()) {
    state.display[place] = card === null ? NONE : cardNumber(card);
    if (card !== null) remove(state.pile, cardNumber(card));
  }
  move(state.pile, state.discards, wanted.discards ?? {});
  for (const [index, player] of state.players.entries()) {
    move(state.pile, player.hand, wanted.hands?.[index] ?? {});
    for (const route of wanted.routes?.[index] ?? []) own(state, index, route);
    for (const contract of wanted.held?.[index] ?? []) player.held |= 1 << contractNumber(contract);
  }
  if (wanted.hoarder !== undefined) hoard(state, wanted.hoarder);
  layContracts(state, wanted);
  rules.assertSound?.(state);
  return state;
}

function move(from: number[], into: number[], cards: Cards): void {
  for (const card of CARDS) {
    remove(from, cardNumber(card), cards[card] ?? 0);
    add(into, cardNumber(card), cards[card] ?? 0);
  }
}

function hoard(state: State, seat: Seat): void {
  for (const [kind, many] of [...state.pile].entries()) {
    remove(state.pile, kind, many);
    add(state.players[seat]?.hand ?? [], kind, many);
  }
}

/** The route is the seat's, paid with jokers that are back in the pile. */
function own(state: State, seat: Seat, id: RouteId): void {
  const route = routeNumber(id);
  const track = trackAt(route);
  const twin = track.twin === NONE ? undefined : trackAt(track.twin);
  state.payments[route] = paymentOf(cardNumber('joker'), track.length);
  for (const [other, player] of state.players.entries()) {
    player.openLow &= ~track.low;
    player.openHigh &= ~track.high;
    if (twin && (other === seat || state.players.length === 2)) {
      player.openLow &= ~twin.low;
      player.openHigh &= ~twin.high;
    }
    if (other !== seat) continue;
    player.routesLow |= track.low;
    player.routesHigh |= track.high;
    player.carts -= track.length;
    player.score += printedIn(state.config).routePoints[track.length] ?? 0;
    if (track.cart) player.bonus += 1;
    join(player.linked, track.a, track.b);
  }
}

function layContracts(state: State, { fresh, keeper = -1, under = [] }: Sketch): void {
  let left = ALL_CONTRACTS;
  for (const player of state.players) left &= ~player.held;
  for (const [seat, contract] of under) {
    state.under.push(contractNumber(contract));
    state.underBy.push(seat);
    left &= ~(1 << contractNumber(contract));
  }
  state.fresh = left;
  if (fresh === undefined) return;
  state.fresh = fresh.reduce((set, contract) => set | (1 << contractNumber(contract)), 0);
  const holder = state.players.at(keeper);
  if (holder) holder.held |= left & ~state.fresh;
}

export function textsOf(state: State, seat: Seat = state.seat): string[] {
  return rules.legal(state, seat).map((action) => rules.action.format(action));
}

/** Plays lines like '0 take blue' and '* card red', each of them legal, and tells what happened. */
export function play(state: State, ...lines: readonly string[]): Event[] {
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  for (const line of lines) {
    const text = line.slice(line.indexOf(' ') + 1);
    if (line.startsWith('*')) {
      const found = rules.chances(state).find(({ chance }) => rules.chance.format(chance) === text);
      if (!found) throw new Error(`'${line}' can't come at step ${state.step}`);
      rules.applyChance(state, found.chance, emit);
    } else {
      const seat = Number(line.split(' ')[0]);
      const found = rules.legal(state, seat).find((action) => rules.action.format(action) === text);
      if (!found) throw new Error(`'${line}' is not among: ${textsOf(state, seat).join(' | ')}`);
      rules.apply(state, seat, found, emit);
    }
    rules.assertSound?.(state);
  }
  return events;
}

/** Draws everything that chance owes. */
export function settleChance(state: State, rng: Rng): Event[] {
  const events: Event[] = [];
  while (rules.turn(state).kind === 'chance') {
    rules.applyChance(state, rules.sampleChance(state, rng), (event) => events.push(event));
  }
  return events;
}

export function handOf(state: State, seat: Seat): Cards {
  const hand = state.players[seat]?.hand ?? [];
  return Object.fromEntries(
    CARDS.map((card, kind) => [card, hand[kind] ?? 0]).filter(([, n]) => n),
  );
}

export function displayOf(state: State): (Card | null)[] {
  return state.display.map((card) => CARDS[card] ?? null);
}

export function cardsIn(state: State): { hands: number[]; pile: number; discards: number } {
  return {
    hands: state.players.map((player) => total(player.hand)),
    pile: total(state.pile),
    discards: total(state.discards),
  };
}

export function refusalOf(state: State, seat: Seat, text: string): string | undefined {
  const action = rules.action.parse(text);
  if (!action) throw new Error(`'${text}' is no action`);
  const refusal = rules.why(rules.view(state, seat), seat, action);
  return refusal && `${refusal.code} ${refusal.rule} ${JSON.stringify(refusal.params)}`;
}
