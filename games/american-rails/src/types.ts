/** The words of American Rails. A company and a hex are their places in the tables of `board.ts`. */
import type { BoxHead, OneOf, Seat } from '@roundhouse/engine';
import type { Auction } from '@roundhouse/kit/auction';
import type { Bits } from '@roundhouse/kit/bitset';

export const COMPANY_IDS = [
  'american',
  'national',
  'continental',
  'majestic',
  'liberty',
  'republic',
] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

export const COMPANIES = [0, 1, 2, 3, 4, 5] as const;
export type Company = (typeof COMPANIES)[number];
export type ByCompany<T> = [T, T, T, T, T, T];

export const TERRAINS = ['plains', 'forest', 'mountain', 'city'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The spaces of a column of the action track, top to bottom (AR-3.4). */
export const SPACES = [
  'pass',
  'develop',
  'finance',
  'take2',
  'expand3',
  'auction',
  'expand4',
] as const;
export type Space = (typeof SPACES)[number];

export const EDITIONS = ['quined', '2009'] as const;
export const TABLE_TALKS = ['on', 'off'] as const;

export interface BoxCity {
  readonly name: string;
  readonly col: number;
  readonly row: number;
  readonly full: number;
  readonly shared: number;
  /** No house may be built here (AR-4.2). */
  readonly closed?: boolean;
  /** Of the special connections (AR-6.6). */
  readonly special?: boolean;
}

/** What lies on the hexes of the board. */
export interface RailsBox extends BoxHead {
  /** A letter for each hex of a row: plains, forest, mountain, city; O is off the board. Odd rows lie half a hex further east. */
  readonly terrain: readonly string[];
  readonly cities: readonly BoxCity[];
}

export const BOX_NAMES = ['ours', 'rivers'] as const;
export type BoxName = (typeof BOX_NAMES)[number];

export interface Config {
  readonly seats: number;
  readonly edition: (typeof EDITIONS)[number];
  readonly tableTalk: (typeof TABLE_TALKS)[number];
  /** Another of ours by its name, or somebody's own; without it, the printed one. */
  readonly box?: Exclude<BoxName, 'ours'> | RailsBox;
}

export type Status =
  | 'playing'
  /** Out of the game since set-up (AR-1.3). */
  | 'removed'
  /** Found no empty city (AR-4.6). */
  | 'knocked-out';

export interface CompanyState {
  status: Status;
  treasury: number;
  /** Cubes in stock; the income marker is not among them. */
  supply: number;
  income: number;
  /** Shares that can still be auctioned. */
  unsold: number;
  /** Shares that left the game. */
  gone: number;
  /** Shares by seat. */
  held: number[];
  /** The hexes where its next cube may go, whatever the cost. */
  frontier: Bits;
}

/** What is waited for. */
export type FrameStep =
  | 'removal'
  | 'banker'
  | 'offer'
  | 'bid'
  | 'found'
  | 'space'
  | 'develop'
  | 'finance'
  | 'take2'
  | 'expand'
  | 'over';

/** The one decision that is pending. All frames have one shape: that is quicker to read. */
export interface Frame {
  step: FrameStep;
  /** Who owes it; NONE at a chance step and at the end. */
  seat: Seat;
  /** The share at auction, or the company to be founded; else NONE. */
  company: Company | -1;
  /** Cubes that an expansion may still place. */
  left: number;
  /** Cubes that it has placed. */
  placed: number;
}

export const NONE = -1;

export interface State {
  readonly config: Config;
  year: number;
  /** 0 is the preparation round; then the column of the action track, 1 to 3. */
  phase: number;
  /** NONE until he is drawn. */
  banker: Seat;
  cash: number[];
  companies: ByCompany<CompanyState>;
  /** Companies whose share has not been offered in the preparation round, as bits. */
  unoffered: number;
  /** For each hex the companies with a cube there, as bits, and HOUSE. */
  map: number[];
  /** Houses in stock. */
  houses: number;
  /** Who moves in this phase, first to last; in the preparation round, the turn order track so far. */
  order: Seat[];
  /** The place in `order` of the player who moves. */
  moving: number;
  /** The trains of this round: seven spaces of three columns, the seat there or NONE. */
  trains: number[];
  auction: Auction | null;
  frame: Frame;
}

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
/** Everything is public (AR-1.5, AR-2.4), so that every viewer sees the whole position. */
export type View = Frozen<State>;

export type Action =
  | { readonly type: 'offer'; readonly company: Company }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  | { readonly type: 'found'; readonly hex: number }
  | { readonly type: 'take'; readonly space: Space }
  | { readonly type: 'develop'; readonly hex: number }
  | { readonly type: 'finance'; readonly company: Company }
  /** $2 from the bank (AR-4.4). */
  | { readonly type: 'collect' }
  /** Every other player pays $2 (AR-4.4). */
  | { readonly type: 'levy' }
  | { readonly type: 'expand2' }
  | { readonly type: 'place'; readonly company: Company; readonly hex: number }
  | { readonly type: 'stop' }
  | { readonly type: 'decline' };

export type Chance =
  | { readonly type: 'removed'; readonly company: Company }
  | { readonly type: 'banker'; readonly seat: Seat };

export const END_REASONS = ['last-year', 'no-shares', 'low-supplies'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Why an income changed: the city's value, a second company in it, a house, a special connection. */
export type IncomeCause = 'city' | 'sharing' | 'house' | 'connection';

export type Event = OneOf<{
  removed: { company: Company };
  banker: { seat: Seat };
  offered: { seat: Seat; company: Company };
  bid: { seat: Seat; company: Company; amount: number };
  passed: { seat: Seat; company: Company };
  sold: {
    seat: Seat;
    company: Company;
    price: number;
    cash: number;
    treasury: number;
    unsold: number;
  };
  unsold: { company: Company; unsold: number };
  founded: { seat: Seat; company: Company; hex: number };
  'knocked-out': {
    seat: Seat;
    company: Company;
    /** Shares that leave the game, the bought one included. */
    shares: number;
    treasury: number;
  };
  numbered: { seat: Seat; number: number };
  round: { year: number; order: readonly Seat[] };
  phase: { phase: number; order: readonly Seat[] };
  took: { seat: Seat; phase: number; space: Space };
  declined: {
    seat: Seat;
    space: Space;
    /** False: there was nothing to do (AR-3.6). */
    possible: boolean;
  };
  developed: { seat: Seat; hex: number; houses: number };
  financed: { seat: Seat; company: Company; treasury: number };
  collected: { seat: Seat; cash: number };
  /** What each seat paid; 0 for the one who asked. */
  levied: { seat: Seat; paid: readonly number[] };
  placed: {
    seat: Seat;
    company: Company;
    hex: number;
    cost: number;
    treasury: number;
    supply: number;
  };
  income: { company: Company; from: number; to: number; cause: IncomeCause; hex: number };
  stopped: {
    seat: Seat;
    placed: number;
    /** Cubes that were not used. */
    left: number;
    /** False: no further cube could be placed. */
    possible: boolean;
  };
  dividend: {
    company: Company;
    income: number;
    shares: number;
    each: number;
    /** By seat. */
    paid: readonly number[];
  };
  ended: { year: number; reasons: readonly EndReason[]; cash: readonly number[] };
}>;

export interface AmericanRails {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
