/** A full state that fits a view: unseen cards and contracts dealt at random. */
import type { Imagined, Rng, Seat, Viewer } from '@roundhouse/engine';
import { apart, join } from '@roundhouse/kit/connectivity';
import { add, drawKind, remove, total } from '@roundhouse/kit/multiset';
import { clockwiseFrom } from '@roundhouse/kit/seats';
import { dealLimited, type Limited } from './deal-limited.ts';
import {
  ALL_CARDS,
  ALL_CONTRACTS,
  CARD_KINDS,
  cardNumber,
  contractNumber,
  contractSet,
  FITTING,
  JOKER,
  LOCATIONS,
  LONGEST,
  NONE,
  paymentOf,
  sizeOf,
  TRACKS,
} from './tables.ts';
import type { Player, SeatView, State, View } from './types.ts';
import { closedBy } from './why.ts';

/** By seat, then by contract: how likely it is to be held there, against the others. */
export type Guess = readonly (readonly number[])[];

/** Without a guess every contract that may lie in a hidden place is as likely as any other. */
export function determinize(view: View, _viewer: Viewer, rng: Rng, guess?: Guess): Imagined<State> {
  const display = view.display.map((card) => (card === null ? NONE : cardNumber(card)));
  const players = view.seats.map((own, seat) => playerIn(view, own, seat));
  const pile = unseenCards(view, players, display);
  dealHands(view, players, pile, rng);
  const state: State = {
    config: view.config,
    step: view.step,
    seat: view.seat,
    draws: view.draws,
    resets: view.resets,
    passes: view.passes,
    lastTurns: view.lastTurns,
    players,
    display,
    pile,
    discards: [...view.discards],
    payments: view.routes.map((claim) =>
      claim === null ? NONE : paymentOf(cardNumber(claim.colour), claim.jokers),
    ),
    fresh: 0,
    under: [],
    underBy: view.under.map(({ seat }) => seat),
  };
  dealContracts(view, state, rng, guess);
  return state as Imagined<State>;
}

/** What the view tells of a seat; of a hidden hand the cards known to be in it. */
function playerIn(view: View, own: SeatView, seat: Seat): Player {
  const known = knownOf(own);
  const player: Player = {
    hand: [...(own.hand ?? known)],
    known: [...known],
    took: own.took.map(cardNumber),
    routesLow: 0,
    routesHigh: 0,
    openLow: 0,
    openHigh: 0,
    linked: apart(LOCATIONS),
    carts: own.carts,
    bonus: own.bonus,
    score: own.score,
    held: contractSet(own.held ?? []),
    offer: contractSet(own.offer ?? []),
    chosen: contractSet(own.chosen ?? []),
  };
  for (const [route, track] of TRACKS.entries()) {
    if (view.routes[route]?.seat === seat) {
      player.routesLow |= track.low;
      player.routesHigh |= track.high;
      join(player.linked, track.a, track.b);
    } else if (closedBy(view, seat, track.id) === undefined) {
      player.openLow |= track.low;
      player.openHigh |= track.high;
    }
  }
  return player;
}

/** AM-7.2: the tally where it is shown, else the takes of the latest turn, which can't be paid yet. */
function knownOf(own: SeatView): readonly number[] {
  if (own.known) return own.known;
  const known = ALL_CARDS.map(() => 0);
  for (const card of own.took) add(known, cardNumber(card));
  return known;
}

function unseenCards(view: View, players: readonly Player[], display: readonly number[]): number[] {
  const unseen = [...ALL_CARDS];
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    remove(unseen, kind, view.discards[kind] ?? 0);
    for (const player of players) remove(unseen, kind, player.hand[kind] ?? 0);
  }
  for (const card of display) if (card !== NONE) remove(unseen, card);
  return unseen;
}

/** Fills the hidden hands from the unseen cards; the rest is the pile. */
function dealHands(view: View, players: readonly Player[], unseen: number[], rng: Rng): void {
  const limited: Limited[] = [];
  for (const [seat, player] of players.entries()) {
    const missing = (view.seats[seat]?.cards ?? 0) - total(player.hand);
    if (missing > 0 && hasPassed(view, seat)) {
      limited.push({ hand: player.hand, missing, limits: passLimits(player) });
    }
  }
  dealLimited(limited, unseen, rng);
  for (const [seat, player] of players.entries()) {
    const missing = (view.seats[seat]?.cards ?? 0) - total(player.hand);
    for (let card = 0; card < missing; card++) add(player.hand, drawKind(unseen, rng));
  }
}

/** AM-2.2: who passed in the row of passes that still lasts had nothing to claim a route with. */
function hasPassed(view: View, seat: Seat): boolean {
  const { seats } = view.config;
  const lastToAct = view.step === 'over' ? view.seat : view.seat - 1;
  const turnsBefore = (lastToAct - seat + seats) % seats;
  return turnsBefore < view.passes;
}

/** By colour: the most cards, jokers included, that pay for no route still open to the seat. */
function passLimits(player: Player): number[] {
  const [fitLow, fitHigh] = FITTING[Math.min(player.carts, LONGEST)] ?? [0, 0];
  const limits = Array.from({ length: JOKER }, () => Infinity);
  for (const track of TRACKS) {
    const open = (player.openLow & fitLow & track.low) | (player.openHigh & fitHigh & track.high);
    if (open === 0) continue;
    for (let colour = 0; colour < JOKER; colour++) {
      if (track.colour !== NONE && track.colour !== colour) continue;
      limits[colour] = Math.min(limits[colour] ?? 0, track.length - 1);
    }
  }
  return limits;
}

/** Fills the hidden places of contracts from those the viewer has not seen; the rest is fresh. */
function dealContracts(view: View, state: State, rng: Rng, guess?: Guess): void {
  let unseen = ALL_CONTRACTS;
  for (const { contract } of view.under) {
    if (contract !== null) unseen &= ~(1 << contractNumber(contract));
  }
  for (const player of state.players) unseen &= ~(player.held | player.offer);
  const deal = (many: number, likely?: readonly number[]): number => {
    let dealt = 0;
    for (let card = 0; card < many; card++) {
      const bit = likely
        ? likelyMember(unseen, likely, rng)
        : memberAt(unseen, rng.below(sizeOf(unseen)));
      unseen &= ~bit;
      dealt |= bit;
    }
    return dealt;
  };
  // Whoever is dealt to first has the first choice of what is likely for several.
  for (const seat of clockwiseFrom(rng.below(state.players.length), state.players.length)) {
    const [own, player] = [view.seats[seat], state.players[seat]];
    if (own?.held === null && player) player.held = deal(own.contracts, guess?.[seat]);
  }
  for (const [seat, player] of state.players.entries()) {
    const own = view.seats[seat];
    if (own && own.offer === null) player.offer = deal(own.offers);
  }
  for (const { contract } of view.under) {
    state.under.push(contract === null ? numberOf(deal(1)) : contractNumber(contract));
  }
  state.fresh = unseen;
}

const FINE = 2 ** 20;

/** The bit of a member, each as likely as it is said to be. */
function likelyMember(set: number, likely: readonly number[], rng: Rng): number {
  let sum = 0;
  for (let left = set; left !== 0; left &= left - 1) sum += likely[numberOf(left)] ?? 0;
  let at = (rng.below(FINE) / FINE) * sum;
  let bit = 0;
  for (let left = set; left !== 0 && at >= 0; left &= left - 1) {
    bit = left & -left;
    at -= likely[numberOf(left)] ?? 0;
  }
  return bit;
}

/** The lowest member of a set. */
const numberOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The bit of the member at an index of a set. */
function memberAt(set: number, index: number): number {
  let left = set;
  for (let skip = index; skip > 0; skip--) left &= left - 1;
  return left & -left;
}
