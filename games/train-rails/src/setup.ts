import { configureOptions, isRefusal, type Meta, type Refusal } from '@roundhouse/engine';
import { COPIES, FIRST_TOKENS, handSize, noCards, pawnsOf, repeated } from './cards.ts';
import { cloneFrame } from './frames.ts';
import {
  BEGGINGS,
  DICE,
  HANDS,
  JOINS,
  NOT_WAITING,
  NOWHERE,
  OVERTAKINGS,
  PAIRS,
  type Config,
  type Fact,
  type Frame,
  type State,
} from './types.ts';

export const meta: Meta = {
  seats: [2, 3, 4],
  options: [
    { name: 'tiles', values: [...PAIRS, 'random'], default: 'A+B' },
    { name: 'join', values: [...JOINS, 'random'], default: 'short' },
    { name: 'hand', values: HANDS, default: '2N+3A' },
    { name: 'die', values: DICE, default: '3' },
    { name: 'begging', values: BEGGINGS, default: 'blind' },
    { name: 'overtaking', values: OVERTAKINGS, default: 'strict' },
  ],
  maxLines: 100_000,
  hasSecrets: true,
};

export function configure(input: unknown): Config | Refusal {
  const config = configureOptions(meta, input);
  return isRefusal(config) ? config : (config as unknown as Config);
}

const rows = new Map<number, readonly number[]>();

/** Copies of one array stay arrays of small whole numbers; new ones are turned into general ones. */
function row(value: number, length: number): number[] {
  const key = value * 16 + length;
  const known = rows.get(key) ?? repeated(value, length);
  rows.set(key, known);
  return known.slice();
}

/** TR-1.5: what chance has to settle, in its order; the stack holds the last step first. */
export function setup(config: Config): State {
  const { seats } = config;
  const each = (value: number): number[] => row(value, seats);
  const [numbers, actions] = handSize(config);
  const stack: Frame[] = [{ type: 'first' }];
  for (let seat = seats - 1; seat >= 0; seat--)
    stack.push({ type: 'draw', seat, numbers, actions });
  if (config.join === 'random') stack.push({ type: 'join' });
  if (config.tiles === 'random') stack.push({ type: 'tiles' });
  return {
    config,
    pair: config.tiles === 'random' ? -1 : PAIRS.indexOf(config.tiles),
    join: config.join === 'random' ? -1 : JOINS.indexOf(config.join),
    stack,
    over: false,
    player: -1,
    direction: -1,
    marked: 0,
    bonus: false,
    boarded: false,
    begRefused: false,
    satNow: 0,
    supply: each(pawnsOf(config)),
    waiting: each(NOT_WAITING),
    aisle: each(NOWHERE),
    heldBy: each(0),
    cameFrom: each(NOWHERE),
    sitting: each(0),
    tokens: each(FIRST_TOKENS),
    counter: each(0),
    blockers: each(0),
    hands: Array.from({ length: 2 * seats }, (_, at) => noCards(at % 2)),
    sizes: row(0, 2 * seats),
    deck: COPIES.map((counts) => counts.slice()),
    discard: COPIES.map((_, kind) => noCards(kind)),
    known: [],
    facts: [],
  };
}

export function clone(state: State): State {
  return {
    config: state.config,
    pair: state.pair,
    join: state.join,
    stack: state.stack.map(cloneFrame),
    over: state.over,
    player: state.player,
    direction: state.direction,
    marked: state.marked,
    bonus: state.bonus,
    boarded: state.boarded,
    begRefused: state.begRefused,
    satNow: state.satNow,
    supply: state.supply.slice(),
    waiting: state.waiting.slice(),
    aisle: state.aisle.slice(),
    heldBy: state.heldBy.slice(),
    cameFrom: state.cameFrom.slice(),
    sitting: state.sitting.slice(),
    tokens: state.tokens.slice(),
    counter: state.counter.slice(),
    blockers: state.blockers.slice(),
    hands: state.hands.map((counts) => counts.slice()),
    sizes: state.sizes.slice(),
    deck: state.deck.map((counts) => counts.slice()),
    discard: state.discard.map((counts) => counts.slice()),
    known: state.known.slice(),
    facts: state.facts.map(cloneFact),
  };
}

export function cloneFact(fact: Fact): Fact {
  return { ...fact, without: [...fact.without] };
}
