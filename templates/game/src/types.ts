/** The vocabulary of Wagon Stack. */
import type { Seat } from '@roundhouse/engine';

export const YARDS = ['small', 'large'] as const;
export type Yard = (typeof YARDS)[number];

/** WS-1.1 */
export const WAGONS: Readonly<Record<Yard, number>> = { small: 15, large: 21 };

export interface Config {
  readonly seats: number;
  readonly yard: Yard;
}

export interface State {
  readonly config: Config;
  /** Wagons left in the yard. */
  left: number;
  /** Wagons that each seat has taken. */
  readonly taken: number[];
  /** Whose turn it is; -1 until the first player is drawn; at the end, the winner. */
  mover: Seat;
}

/** There are no secrets: everybody sees the state. */
export type View = State;

export type Action = { readonly type: 'take'; readonly wagons: number };
export type Chance = { readonly type: 'first'; readonly seat: Seat };

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly wagons: number;
      readonly left: number;
    }
  | { readonly type: 'won'; readonly seat: Seat };

export interface WagonStack {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
