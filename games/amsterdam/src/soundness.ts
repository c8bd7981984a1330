/** What must hold in every state: pieces conserved, kept figures equal to recomputed ones. */
import { apart, join } from '@roundhouse/kit/connectivity';
import { total } from '@roundhouse/kit/multiset';
import { printedIn, type Printed } from './printed.ts';
import {
  ALL_CARDS,
  ALL_CONTRACTS,
  DISPLAY_PLACES,
  LOCATIONS,
  NONE,
  sizeOf,
  START_CARTS,
  TRACKS,
  trackAt,
  type Track,
} from './tables.ts';
import type { Player, State } from './types.ts';

function demand(holds: boolean, rule: string, figures: () => string): void {
  if (!holds) throw new Error(`${rule}: ${figures()}`);
}

export function assertSound(state: State): void {
  cardsSound(state);
  pileSound(state);
  contractsSound(state);
  choicesSound(state);
  for (const [seat, player] of state.players.entries()) {
    piecesSound(printedIn(state.config), player, seat);
    memorySound(player, seat);
  }
  routesSound(state);
}

/** AM-1.1: 44 cards, each kind. */
function cardsSound(state: State): void {
  for (const [kind, all] of ALL_CARDS.entries()) {
    const counts = [...state.players.map((player) => player.hand), state.pile, state.discards];
    const lie = state.display.filter((card) => card === kind).length;
    const found = counts.reduce((sum, cards) => sum + (cards[kind] ?? 0), lie);
    demand(found === all, 'AM-1.1', () => `${found} cards of kind ${kind}, not ${all}`);
    demand(
      counts.every((cards) => (cards[kind] ?? -1) >= 0),
      'AM-1.1',
      () => `a count of kind ${kind} below zero`,
    );
  }
}

/** AM-3.5: discards never wait beside an empty pile, nor a gap in the display beside cards. */
function pileSound(state: State): void {
  const { length } = state.display;
  demand(length === DISPLAY_PLACES, 'AM-1.2', () => `a display of ${length}`);
  if (total(state.pile) === 0) {
    const waiting = total(state.discards);
    demand(waiting === 0, 'AM-3.5', () => `${waiting} discards beside an empty pile`);
  } else if (state.step === 'turn' || state.step === 'second' || state.step === 'keep') {
    demand(!state.display.includes(NONE), 'AM-3.5', () => 'a gap in the display beside a pile');
  }
}

/** AM-1.1: 24 contracts, each in one place. */
function contractsSound(state: State): void {
  const places = [state.fresh, ...state.under.map((contract) => 1 << contract)];
  for (const player of state.players) places.push(player.held, player.offer);
  const together = places.reduce((sum, set) => sum + sizeOf(set), 0);
  const union = places.reduce((all, set) => all | set, 0);
  demand(
    union === ALL_CONTRACTS && together === sizeOf(ALL_CONTRACTS),
    'AM-1.1',
    () => `${together} contracts, ${sizeOf(union)} different`,
  );
  demand(state.under.length === state.underBy.length, 'AM-5.1', () => 'a returned one of nobody');
}

/** AM-1.3: a sealed choice is of what was offered. */
function choicesSound(state: State): void {
  for (const [seat, { chosen, offer }] of state.players.entries()) {
    demand((chosen & ~offer) === 0, 'AM-1.3', () => `seat ${seat} chose what it was not offered`);
  }
}

function tracksOf(player: Player): Track[] {
  return TRACKS.filter(
    (track) => (player.routesLow & track.low) !== 0 || (player.routesHigh & track.high) !== 0,
  );
}

/** AM-4.3 to AM-4.5: carts, points and bonus cards follow from the routes, and so do the joined locations. */
function piecesSound({ routePoints }: Printed, player: Player, seat: number): void {
  const tracks = tracksOf(player);
  const sum = (of: (track: Track) => number): number =>
    tracks.reduce((all, track) => all + of(track), 0);
  const spaces = sum((track) => track.length);
  demand(
    player.carts === START_CARTS - spaces && player.carts >= 0,
    'AM-4.3',
    () => `seat ${seat} has ${player.carts} carts and ${spaces} on the board`,
  );
  const points = sum((track) => routePoints[track.length] ?? 0);
  demand(player.score === points, 'AM-4.4', () => `seat ${seat}: ${player.score}, not ${points}`);
  const bonus = sum((track) => (track.cart ? 1 : 0));
  demand(player.bonus === bonus, 'AM-4.5', () => `seat ${seat}: ${player.bonus}, not ${bonus}`);
  const linked = apart(LOCATIONS);
  for (const track of tracks) join(linked, track.a, track.b);
  demand(
    linked.every((label, location) => label === player.linked[location]),
    'AM-6.2',
    () => `seat ${seat}: joined locations differ`,
  );
}

/** AM-7.2: what is known of a hand is in it. */
function memorySound(player: Player, seat: number): void {
  for (const [kind, known] of player.known.entries()) {
    const held = player.hand[kind] ?? 0;
    demand(
      known >= 0 && known <= held,
      'AM-7.2',
      () => `seat ${seat}: ${known} of kind ${kind} known, ${held} held`,
    );
  }
}

/** AM-4.6: one owner a route, never both tracks of a double route, and what stays open follows. */
function routesSound(state: State): void {
  const owners = TRACKS.map((track) =>
    state.players.filter((player) => tracksOf(player).includes(track)),
  );
  for (const [route, track] of TRACKS.entries()) {
    const own = owners[route] ?? [];
    demand(own.length <= 1, 'AM-4.1', () => `${track.id} has ${own.length} owners`);
    const paid = (state.payments[route] ?? NONE) !== NONE;
    demand(paid === own.length > 0, 'AM-4.2', () => `${track.id}: paid ${paid}`);
    const twins = track.twin === NONE ? [] : (owners[track.twin] ?? []);
    const closed = twins.length > 0 && state.players.length === 2;
    demand(
      own.length === 0 || (!closed && !own.some((player) => twins.includes(player))),
      'AM-4.6',
      () => `${track.id} and ${trackAt(track.twin).id} are both claimed`,
    );
    for (const [seat, player] of state.players.entries()) {
      const open = (player.openLow & track.low) !== 0 || (player.openHigh & track.high) !== 0;
      const should = own.length === 0 && !closed && !twins.includes(player);
      demand(open === should, 'AM-4.6', () => `${track.id} open to seat ${seat}: ${open}`);
    }
  }
}
