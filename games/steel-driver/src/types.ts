/** The vocabulary of Steel Driver. */
import type { BoxHead, Seat } from '@roundhouse/engine';
import type { Auction } from '@roundhouse/kit/auction';
import type { Event } from './events.ts';

export type { Event } from './events.ts';

/** In the building order of the first round (SD-1.1). */
export const COMPANIES = ['red', 'yellow', 'green', 'brown', 'grey', 'blue'] as const;
export type CompanyName = (typeof COMPANIES)[number];
/** A company's place in `COMPANIES`. */
export type Company = number;
/** No company, no city, no seat. */
export const NONE = -1;

export const GOODS = ['white', 'black', 'green', 'orange', 'pink'] as const;
export type Goods = (typeof GOODS)[number];
export const SHAPES = ['hexagon', 'circle'] as const;
export type Shape = (typeof SHAPES)[number];
export const LABEL_SIDES = ['n', 'e', 's', 'w'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];

export interface City {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly goods: Goods;
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  /** On which side of the city its name stands. */
  readonly label: LabelSide;
  /** Where the city's facts come from. */
  readonly known?: string;
}

export interface Route {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly known?: string;
}

/** A point of a map, in its units. */
export type At = readonly [x: number, y: number];

/** What is drawn around the cities, in the map's units. A map without it gets a coast around its routes. */
export interface Scenery {
  /** How far the drawing goes beyond the map: left, top, right, bottom. */
  readonly margins: readonly [number, number, number, number];
  /** The land, as a path of SVG; so are what lies abroad, the borders and the rivers. */
  readonly coast: string;
  readonly abroad?: string;
  readonly borders?: string;
  readonly rivers?: string;
  /** The left foot of each. */
  readonly mountains?: readonly At[];
  /** ' / ' parts the lines of a name. */
  readonly waters?: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** By city: the middle of its name on the base line, where it has no room at a side. */
  readonly names?: Readonly<Record<string, At>>;
}

export interface GameMap extends BoxHead {
  readonly width: number;
  readonly height: number;
  /** The two cities that the transcontinental connection joins. */
  readonly ends: readonly [string, string];
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
  readonly scenery?: Scenery;
}

export const MAP_NAMES = ['usa', 'tutorial', 'netherlands'] as const;
export type MapName = (typeof MAP_NAMES)[number];

export interface Config {
  readonly seats: number;
  /** One of ours by its name, or a whole map. */
  readonly map: MapName | GameMap;
}

export const PHASES = ['starter', 'offer', 'auction', 'build', 'goods', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Everything that lies on the table, and all of it is public. Companies, cities and routes are their
 * places in `COMPANIES` and in the map's lists; lists by company have six entries.
 */
export interface BareState {
  readonly config: Config;
  phase: Phase;
  round: number;
  /** Who has the active marker; NONE before the draw. */
  active: Seat;
  /** How many in a row have passed the active marker on. */
  passes: number;
  /** The company under the hammer, or whose turn it is to build or to take goods; else NONE. */
  company: Company;
  auction: Auction | null;
  supply: number;
  cubes: number[];
  cash: number[];
  /** Cubes in each company's box. */
  box: number[];
  profit: number[];
  /** Who controls each company: this round, and after round 5 by shares (SD-7.2); NONE: nobody. */
  control: Seat[];
  /** Who took each company's control marker last, in any round; NONE: nobody yet. */
  lastControl: Seat[];
  /** Shares by company, then by seat: `company * seats + seat`. */
  shares: number[];
  /** The building order. */
  order: Company[];
  /** The pass row: who passed in this building phase, in order. */
  row: Company[];
  /** By route: the company that laid the link, or NONE. */
  owner: Company[];
  /** By company: the start city, or NONE. */
  start: number[];
  /** By company: the cities of its network, as bits; `company * words + word`. */
  network: number[];
  /** The cities that hold a goods cube, as bits. */
  goods: number[];
  /** Goods cubes by company, then by colour: `company * 5 + colour`. */
  stock: number[];
  /** The company that closed the transcontinental connection, or NONE. */
  closer: Company;
  /** Who took part in it, as bits by company. */
  partners: number;
}

/** The position and what is kept beside it for speed. */
export interface State extends BareState {
  /** Links laid, by company. */
  laid: number[];
  /** Routes without a link, as bits. */
  free: number[];
  /** By company: the routes that touch its network (before its first link: a hexagon), as bits. */
  touching: number[];
  /** Which cities hang together over everybody's links. */
  joined: number[];
}

/** Nothing is hidden: a view is the position. */
export type View = Readonly<BareState>;

export type Action =
  | { readonly type: 'offer'; readonly company: CompanyName; readonly bid: number }
  | { readonly type: 'bid'; readonly bid: number }
  /** Of the active marker, in an auction, or for a company that can't build. */
  | { readonly type: 'pass' }
  | { readonly type: 'build'; readonly route: string }
  /** A company's first link: where it starts, and over which route. */
  | { readonly type: 'start'; readonly city: string; readonly route: string }
  | { readonly type: 'take'; readonly city: string };

export interface Chance {
  readonly type: 'starter';
  readonly seat: Seat;
}

export interface SteelDriver {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
