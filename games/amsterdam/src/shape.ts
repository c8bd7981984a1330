/** What a state looks like, field by field, for those that come from outside. */
import { shape, type Shape } from '@roundhouse/engine';
import {
  ALL_CARDS,
  ALL_CONTRACTS,
  DISPLAY_PLACES,
  LOCATIONS,
  NONE,
  sizeOf,
  START_CARTS,
  TRACKS,
} from './tables.ts';
import { STEPS, type Config } from './types.ts';

const { bits, fields, list, whole, word } = shape;

const KINDS = ALL_CARDS.length;
const CONTRACTS = sizeOf(ALL_CONTRACTS);
const MOST_CARDS = Math.max(...ALL_CARDS);
/** Routes are two words of 23 bits at most. */
const ROUTE_BITS = 23;
const MOST_POINTS = 200;
/** Colour and jokers as one number: colour * 5 + jokers. */
const MOST_PAYMENT = KINDS * 5 - 1;
const MOST_DRAWS = 2;
/** A reset in a row empties the pile sooner or later (AM-3.6). */
const MOST_RESETS = 44;

const counts = list(whole(0, MOST_CARDS), KINDS);
const card = whole(NONE, KINDS - 1);
const contracts = bits(CONTRACTS);
const routes = bits(ROUTE_BITS);

const player = fields({
  hand: counts,
  known: counts,
  took: list(whole(0, KINDS - 1), 0, MOST_DRAWS),
  routesLow: routes,
  routesHigh: routes,
  openLow: routes,
  openHigh: routes,
  linked: list(whole(0, LOCATIONS - 1), LOCATIONS),
  carts: whole(0, START_CARTS),
  bonus: whole(0, TRACKS.length),
  score: whole(0, MOST_POINTS),
  held: contracts,
  offer: contracts,
  chosen: contracts,
});

export function stateShape({ seats }: Config): Shape {
  const seat = whole(0, seats - 1);
  return fields({
    step: word(STEPS),
    seat,
    draws: whole(0, MOST_DRAWS),
    resets: whole(0, MOST_RESETS),
    passes: whole(0, seats),
    lastTurns: whole(0, seats),
    players: list(player, seats),
    display: list(card, DISPLAY_PLACES),
    pile: counts,
    discards: counts,
    payments: list(whole(NONE, MOST_PAYMENT), TRACKS.length),
    fresh: contracts,
    under: list(whole(0, CONTRACTS - 1), 0, CONTRACTS),
    underBy: list(seat, 0, CONTRACTS),
  });
}
