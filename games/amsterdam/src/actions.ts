/** Every action and chance outcome once, frozen and shared, and their texts. */
import { notation, oneOf, rest } from '@roundhouse/engine';
import { CONTRACT_IDS, ROUTE_IDS } from './board.ts';
import { CARD_KINDS, cardName, JOKER, LONGEST, NONE, TRACKS, type Track } from './tables.ts';
import { CARDS, type Action, type Chance } from './types.ts';

export const actionText = notation<Action>({
  blind: {},
  take: { card: oneOf(CARDS) },
  claim: { route: oneOf(ROUTE_IDS), colour: oneOf(CARDS), jokers: oneOf<number>([0, 1, 2, 3, 4]) },
  contracts: {},
  keep: { contracts: rest(oneOf(CONTRACT_IDS)) },
  pass: {},
});

export const chanceText = notation<Chance>({
  card: { card: oneOf(CARDS) },
  first: { seat: oneOf<number>([0, 1, 2, 3]) },
  contract: { contract: oneOf(CONTRACT_IDS) },
});

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

/** So many cards of a colour, or jokers, pay for every route: more make no difference. */
const ENOUGH = LONGEST + 1;

/** The claims of a route with up to so many cards of a colour and so many jokers (AM-4.2). */
function paymentsOf(track: Track, kind: number, cards: number, jokers: number): readonly Action[] {
  const { id: route, length } = track;
  const colour = cardName(kind);
  const claims: Action[] = [];
  if (kind === JOKER) {
    if (jokers >= length)
      claims.push(Object.freeze({ type: 'claim', route, colour, jokers: length }));
  } else if (track.colour === NONE || track.colour === kind) {
    for (let used = Math.max(0, length - cards); used <= jokers && used < length; used++) {
      claims.push(Object.freeze({ type: 'claim', route, colour, jokers: used }));
    }
  }
  return Object.freeze(claims);
}

const CLAIMS: readonly (readonly Action[])[] = TRACKS.flatMap((track) =>
  CARDS.flatMap((_, kind) =>
    Array.from({ length: ENOUGH * ENOUGH }, (_unused, index) =>
      paymentsOf(track, kind, Math.floor(index / ENOUGH), index % ENOUGH),
    ),
  ),
);

const NO_CLAIMS: readonly Action[] = Object.freeze([]);

/** Every distinct payment for a route in one colour; in jokers alone for the colour JOKER. */
export function claimsFor(
  route: number,
  colour: number,
  cards: number,
  jokers: number,
): readonly Action[] {
  const most = cards < ENOUGH ? cards : LONGEST;
  const wild = jokers < ENOUGH ? jokers : LONGEST;
  return CLAIMS[((route * CARD_KINDS + colour) * ENOUGH + most) * ENOUGH + wild] ?? NO_CLAIMS;
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
