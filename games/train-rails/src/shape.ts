/** What a state looks like, field by field, for those that come from outside. */
import { shape, type Shape } from '@roundhouse/engine';
import { pawnsOf } from './cards.ts';
import { contentsIn, type Contents } from './contents.ts';
import { TILE_HEIGHT, TILE_WIDTH } from './tiles.ts';
import { SEATS } from './train.ts';
import {
  ATTACK_CARDS,
  CARDS,
  JOINS,
  KINDS,
  NOT_WAITING,
  NOWHERE,
  PAIRS,
  SOURCES,
  TILES,
  type Config,
} from './types.ts';

const { among, bits, fields, flag, list, nullOr, tagged, whole, word } = shape;

const LONGEST_STACK = 8;
const MOST_TOKENS = 99;
const MOST_COUNTER = 9;
/** Counts of moves as bits: 1 to 13. */
const COUNT_BITS = 14;
const MOST_KNOWN = 512;
const MOST_FACTS = 64;
const MOST_CARDS = CARDS.length * 10;
/** Every place that a train of any cars has: which of them are cells of this one is for `assertSound`. */
const CELL_IDS = [1, 2].flatMap((slot) =>
  TILES.flatMap((tile) =>
    Array.from(
      { length: TILE_WIDTH * TILE_HEIGHT },
      (_, at) => `${slot}${tile}${at % TILE_WIDTH}${Math.floor(at / TILE_WIDTH)}`,
    ),
  ),
);
const cellId = word(CELL_IDS);
const kind = word(KINDS);
const cell = whole(NOWHERE, 95);
const drawn = whole(0, MOST_CARDS);

const attack = tagged('card', {
  exit1: { cell: cellId },
  exit2: { cell: cellId, other: nullOr(cellId) },
  eccentric: { cell: cellId },
  takeseat: { cell: cellId, from: word(SOURCES) },
  beg: { kind },
  excuse: { cell: cellId, shift: cellId },
});

/** Number cards and action cards in turn, at most as many of one as the box has of any. */
function byKind({ copies }: Contents, pairs: number): Shape {
  const counts = copies.map((each) => list(whole(0, Math.max(...each)), each.length));
  const all = list(() => undefined, 2 * pairs);
  return (value, at) => {
    const misfit = all(value, at);
    if (misfit || !Array.isArray(value)) return misfit;
    for (const [index, each] of value.entries()) {
      const wrong = counts[index % 2]?.(each, `${at}[${index}]`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

export function stateShape(config: Config): Shape {
  const { seats } = config;
  const contents = contentsIn(config);
  const seat = whole(0, seats - 1);
  const pawns = whole(0, pawnsOf(config));
  const seatSet = bits(seats);
  const bySeat = (item: Shape): Shape => list(item, seats);
  const frame = tagged('type', {
    tiles: {},
    join: {},
    first: {},
    draw: { seat, numbers: drawn, actions: drawn },
    payment: {},
    pay: {},
    test: {},
    free: {},
    die: {},
    aim: { card: word(ATTACK_CARDS) },
    swap: { numbers: drawn, actions: drawn },
    enter: { left: whole(0, 2), first: flag },
    window: { seat, attack },
    beg: { victim: seat, kind },
    pick: { victim: seat, kind },
    reseat: { seat, pushed: cellId },
    refresh: {},
    discard: {},
  });
  return fields({
    pair: whole(-1, PAIRS.length - 1),
    join: whole(-1, JOINS.length - 1),
    stack: list(frame, 0, LONGEST_STACK),
    over: flag,
    player: whole(-1, seats - 1),
    direction: among(1, -1),
    marked: seatSet,
    bonus: flag,
    boarded: flag,
    begRefused: flag,
    satNow: bits(SEATS),
    supply: bySeat(pawns),
    waiting: bySeat(whole(NOT_WAITING, 7)),
    aisle: bySeat(cell),
    heldBy: bySeat(seatSet),
    cameFrom: bySeat(cell),
    sitting: bySeat(bits(SEATS)),
    tokens: bySeat(whole(0, MOST_TOKENS)),
    counter: bySeat(whole(0, MOST_COUNTER)),
    blockers: bySeat(seatSet),
    hands: byKind(contents, seats),
    sizes: list(drawn, 2 * seats),
    deck: byKind(contents, 1),
    discard: byKind(contents, 1),
    known: list(whole(0, MOST_KNOWN - 1), 0, MOST_KNOWN),
    facts: list(
      fields({
        seat,
        now: bits(COUNT_BITS),
        clear: bits(COUNT_BITS),
        without: list(bits(COUNT_BITS), seats),
        inAisle: seatSet,
        asked: seatSet,
        blockers: seatSet,
      }),
      0,
      MOST_FACTS,
    ),
  });
}
