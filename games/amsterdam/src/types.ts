/** The vocabulary of Ticket to Ride: Amsterdam. */
import type { BoxHead, OneOf, Seat } from '@roundhouse/engine';
import type { Components } from '@roundhouse/kit/connectivity';
import type { Counts } from '@roundhouse/kit/multiset';
import type { Contract, ContractId, RouteId } from './board.ts';

export const COLOURS = ['pink', 'blue', 'green', 'black', 'red', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
/** The kinds of transport card; counts of cards are arrays in this order. */
export const CARDS = [...COLOURS, 'joker'] as const;
export type Card = (typeof CARDS)[number];

export const MEMORIES = ['assisted', 'strict'] as const;
export type Memory = (typeof MEMORIES)[number];

/** Contracts, and what everything scores. */
export interface AmsterdamBox extends BoxHead {
  /** As many as are printed, in the order of their ids. */
  readonly contracts: readonly Contract[];
  /** For routes of one space, two, three and four (AM-4.4). */
  readonly routePoints: readonly number[];
  /** By number of players, then by place (AM-6.3). */
  readonly bonusPoints: {
    readonly two: readonly number[];
    readonly three: readonly number[];
    readonly four: readonly number[];
  };
}

export interface Config {
  readonly seats: number;
  readonly memory: Memory;
  /** Somebody's own; without it, ours. */
  readonly box?: AmsterdamBox;
}

/** What the match waits for. The first five are set-up (AM-1.5). */
export const STEPS = [
  'hands',
  'display',
  'first',
  'offers',
  'choose',
  'turn',
  'blind',
  'refill',
  'second',
  'contracts',
  'keep',
  'over',
] as const;
export type TurnStep = (typeof STEPS)[number];

/** Cards as numbers: their place in `CARDS`; no card is -1. Contracts and routes as bits in sets. */
export interface Player {
  readonly hand: Counts;
  /** Seen taken from the display and not yet paid (AM-7.2): a lower bound of the hand, known to all. */
  readonly known: Counts;
  /** Taken from the display in this seat's latest turn, for the strict memory. */
  readonly took: number[];
  /** Its routes: bits 0-22 and 23-44. */
  routesLow: number;
  routesHigh: number;
  /** Free routes that no double route closes to it (AM-4.6). */
  openLow: number;
  openHigh: number;
  /** Which locations its routes join. */
  readonly linked: Components;
  carts: number;
  bonus: number;
  /** The sum of its route points. */
  score: number;
  /** Kept contracts. */
  held: number;
  /** Contracts in front of it, to choose from. */
  offer: number;
  /** Its sealed choice of the first contracts; 0 while it owes one. */
  chosen: number;
}

export interface State {
  readonly config: Config;
  step: TurnStep;
  /** Whose turn it is; during set-up who is dealt to, then the first player. */
  seat: Seat;
  /** Cards that the seat may still draw in this turn. */
  draws: number;
  /** Joker resets in a row for one turning-up (AM-3.6). */
  resets: number;
  /** Passes in a row (AM-2.2). */
  passes: number;
  /** Last turns still to play once the end is near (AM-6.1), else 0. */
  lastTurns: number;
  readonly players: Player[];
  /** Five places. */
  readonly display: number[];
  readonly pile: Counts;
  readonly discards: Counts;
  /** What each route was paid with (AM-7.1): colour * 5 + jokers; -1 while it is free. */
  readonly payments: number[];
  /** Contracts of the pile that nobody has seen: any order is equally likely. */
  fresh: number;
  /** Returned contracts below the fresh ones, from the top, and who returned each. */
  readonly under: number[];
  readonly underBy: Seat[];
}

export type Action =
  | { readonly type: 'blind' }
  | { readonly type: 'take'; readonly card: Card }
  /** `colour` joker: all cards are jokers. */
  | {
      readonly type: 'claim';
      readonly route: RouteId;
      readonly colour: Card;
      readonly jokers: number;
    }
  | { readonly type: 'contracts' }
  | { readonly type: 'keep'; readonly contracts: readonly ContractId[] }
  | { readonly type: 'pass' };

export type Chance =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'contract'; readonly contract: ContractId };

/** The score of a seat at the end (AM-6). */
export interface Final {
  readonly seat: Seat;
  readonly routes: number;
  readonly contracts: readonly { readonly contract: ContractId; readonly points: number }[];
  readonly completed: number;
  readonly bonusCards: number;
  readonly bonusPoints: number;
  readonly total: number;
  readonly place: number;
}

export type Ending = 'carts' | 'passes';

export type Event = OneOf<{
  /** A card into a hand, dealt or drawn blind; `null`: not yours to see. */
  drew: { seat: Seat; card: Card | null };
  'turned-up': { place: number; card: Card };
  reset: { cards: readonly Card[]; inRow: number };
  shuffled: { cards: number };
  first: { seat: Seat };
  offered: { seat: Seat; contract: ContractId | null };
  chose: { seat: Seat; contracts: readonly ContractId[] };
  kept: { seat: Seat; kept: number; returned: number; contracts: readonly ContractId[] | null };
  took: { seat: Seat; card: Card; place: number };
  claimed: {
    seat: Seat;
    route: RouteId;
    colour: Card;
    jokers: number;
    points: number;
    score: number;
    carts: number;
    bonus: boolean;
  };
  completed: { seat: Seat; contract: ContractId };
  'drew-contracts': { seat: Seat; contracts: number };
  passed: { seat: Seat; inRow: number };
  'last-turns': { seat: Seat; carts: number };
  ended: { ending: Ending };
  scored: Final;
}>;

export interface SeatView {
  /** The size of the hand, and the hand itself where the viewer may see it. */
  readonly cards: number;
  readonly hand: readonly number[] | null;
  /** AM-7.2: the tally of cards seen taken and not yet paid; `null` under the strict memory. */
  readonly known: readonly number[] | null;
  /** Cards taken from the display in this seat's latest turn. */
  readonly took: readonly Card[];
  readonly carts: number;
  readonly bonus: number;
  readonly score: number;
  /** How many contracts the seat holds, and which where the viewer may see them. */
  readonly contracts: number;
  readonly held: readonly ContractId[] | null;
  /** How many it has to choose from now, and which. */
  readonly offers: number;
  readonly offer: readonly ContractId[] | null;
  /** The viewer's own sealed choice, empty while he owes one; `null`: not his to see. */
  readonly chosen: readonly ContractId[] | null;
}

/** Who owns a route, and what it was paid with. */
export interface ClaimedRoute {
  readonly seat: Seat;
  readonly colour: Card;
  readonly jokers: number;
}

export interface View {
  readonly config: Config;
  readonly step: TurnStep;
  readonly seat: Seat;
  /** The seats that owe a decision, as far as the viewer can know: who else has chosen already is secret (AM-1.3). */
  readonly owing: readonly Seat[];
  readonly draws: number;
  readonly resets: number;
  readonly passes: number;
  readonly lastTurns: number;
  readonly seats: readonly SeatView[];
  readonly display: readonly (Card | null)[];
  readonly pile: number;
  readonly discards: readonly number[];
  /** The claims, in the order of `ROUTE_IDS`. */
  readonly routes: readonly (ClaimedRoute | null)[];
  /** Contracts in the pile that nobody has seen. */
  readonly fresh: number;
  /** The returned ones below them, from the top; `contract` only for who returned it. */
  readonly under: readonly { readonly seat: Seat; readonly contract: ContractId | null }[];
  /** At the end: the scores, seat by seat. */
  readonly finals: readonly Final[] | null;
}

export interface Amsterdam {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
