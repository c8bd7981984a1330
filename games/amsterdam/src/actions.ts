/** Every action and chance outcome once, frozen and shared. */
import { CONTRACT_IDS } from './board.ts';
import { CARD_KINDS, cardName, JOKER, LONGEST, NONE, TRACKS, type Track } from './tables.ts';
import { CARDS, type Action, type Chance } from './types.ts';

export const BLIND: Action = Object.freeze({ type: 'blind' });
export const CONTRACTS: Action = Object.freeze({ type: 'contracts' });
export const PASS: Action = Object.freeze({ type: 'pass' });
const TAKES: readonly Action[] = CARDS.map((card) => Object.freeze({ type: 'take', card }));

/** What may be drawn, by the set of cards in the display and whether the pile has any: see `drawsFor`. */
const DRAWS: readonly (readonly Action[])[] = Array.from(
  { length: 2 << CARD_KINDS },
  (_, index) => {
    const takes = TAKES.filter((_action, card) => (index >> card) & 1);
    return Object.freeze(index >> CARD_KINDS ? [BLIND, ...takes] : takes);
  },
);

/** The draws from a display that holds this set of cards, and from the pile (AM-3.1). */
export function drawsFor(cards: number, pile: boolean): readonly Action[] {
  const draws = DRAWS[pile ? cards | (1 << CARD_KINDS) : cards];
  if (!draws) throw new Error(`amsterdam: no set of cards ${cards}`);
  return draws;
}

/** What a route may be paid with (AM-4.2): one colour with fewer jokers than spaces, or jokers alone. */
function paymentFor(track: Track, kind: number, jokers: number): Action | undefined {
  const allJokers = kind === JOKER && jokers === track.length;
  const inColour = kind !== JOKER && (track.colour === NONE || track.colour === kind);
  if (!allJokers && !(inColour && jokers < track.length)) return undefined;
  return Object.freeze({ type: 'claim', route: track.id, colour: cardName(kind), jokers });
}

/**
 * Every claim, by jokers, then by route and colour: those without jokers, by far the most of them in
 * play, lie together.
 */
const CLAIMS: readonly (Action | undefined)[] = Array.from({ length: LONGEST + 1 }, (_, jokers) =>
  TRACKS.flatMap((track) => CARDS.map((_card, kind) => paymentFor(track, kind, jokers))),
).flat();
const A_JOKER = TRACKS.length * CARD_KINDS;

/** Adds the payments of a route in a colour, with so many cards of it and so many jokers in hand. */
export function addClaims(
  into: Action[],
  route: number,
  length: number,
  colour: number,
  cards: number,
  jokers: number,
): void {
  const most = jokers < length ? jokers : length - 1;
  for (let used = cards < length ? length - cards : 0; used <= most; used++) {
    const claim = CLAIMS[used * A_JOKER + route * CARD_KINDS + colour];
    if (claim) into.push(claim);
  }
}

/** Adds the payment of a route in jokers alone. */
export function addJokerClaim(into: Action[], route: number, length: number): void {
  const claim = CLAIMS[length * A_JOKER + route * CARD_KINDS + JOKER];
  if (claim) into.push(claim);
}

const keepOf = (contracts: readonly number[]): Action =>
  Object.freeze({
    type: 'keep',
    contracts: Object.freeze(CONTRACT_IDS.filter((_, index) => contracts.includes(index))),
  });
const KEEP_ONE: readonly Action[] = CONTRACT_IDS.map((_, contract) => keepOf([contract]));
const KEEP_CHOICES = new Map<number, readonly Action[]>();
for (const [first, keepFirst] of KEEP_ONE.entries()) {
  for (const [second, keepSecond] of KEEP_ONE.entries()) {
    if (second <= first) continue;
    const choices = [keepFirst, keepSecond, keepOf([first, second])];
    KEEP_CHOICES.set((1 << first) | (1 << second), Object.freeze(choices));
  }
}

/** The ways to keep at least one of two contracts (AM-1.3, AM-5.1). */
export function keepsFor(offer: number): readonly Action[] {
  const keeps = KEEP_CHOICES.get(offer);
  if (!keeps) throw new Error(`AM-5.1: an offer of two contracts expected, not ${offer}`);
  return keeps;
}

export const CARD_CHANCES: readonly Chance[] = CARDS.map((card) =>
  Object.freeze({ type: 'card', card }),
);
export const CONTRACT_CHANCES: readonly Chance[] = CONTRACT_IDS.map((contract) =>
  Object.freeze({ type: 'contract', contract }),
);
const MOST_SEATS = 4;
export const FIRST_CHANCES: readonly Chance[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ type: 'first', seat }),
);
