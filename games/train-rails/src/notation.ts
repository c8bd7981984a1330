/** The one-line texts of actions and chance. */
import { int, list, notation, oneOf, rest, word } from '@roundhouse/engine';
import {
  ACTION_CARDS,
  ATTACK_CARDS,
  CARDS,
  FACES,
  JOINS,
  KINDS,
  NUMBER_CARDS,
  PAIRS,
  SOURCES,
  type Action,
  type Chance,
} from './types.ts';

const card = oneOf(CARDS);
const from = oneOf(SOURCES);
const cards = rest(card);

export const actionNotation = notation<Action>({
  pass: {},
  place: { door: word },
  roll: {},
  board: {},
  upass: { from: word },
  express: {},
  reverse: {},
  token: {},
  enter1: {},
  enter2: {},
  sit: { cell: word, from },
  stop: {},
  lay: { card: oneOf(ATTACK_CARDS) },
  eccentric: { cell: word },
  takeseat: { cell: word, from },
  exit1: { seat: int, cell: word },
  exit2: { seat: int, cells: list(word) },
  beg: { seat: int, kind: oneOf(KINDS) },
  take: { card },
  accept: {},
  rebel: {},
  reseat: { cell: word },
  swap: {},
  trade: { card },
  draw: {},
  refresh: {},
  discard: { card },
  check: {},
  pay: { cell: word },
  move: { end: word, cards },
  arrive: { end: word, from: word, cards },
  oust: { end: word, shift: word, cards },
});

export const chanceNotation = notation<Chance>({
  tiles: { tiles: oneOf(PAIRS) },
  join: { join: oneOf(JOINS) },
  first: { seat: int },
  number: { card: oneOf(NUMBER_CARDS) },
  action: { card: oneOf(ACTION_CARDS) },
  die: { face: oneOf(FACES) },
  begged: { card },
});
