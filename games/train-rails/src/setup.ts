import { ACTIONS, FIRST_TOKENS, handSize, noCards, NUMBERS, pawnsOf, repeated } from './cards.ts';
import { contentsIn } from './contents.ts';
import {
  JOINS,
  NOT_WAITING,
  NOWHERE,
  PAIRS,
  type Config,
  type Frame,
  type State,
} from './types.ts';

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
  const { copies } = contentsIn(config);
  const hands: number[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push(noCards(NUMBERS), noCards(ACTIONS));
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
    hands,
    sizes: row(0, 2 * seats),
    deck: copies.map((counts) => counts.slice()),
    discard: copies.map((_, kind) => noCards(kind)),
    known: [],
    facts: [],
  };
}
