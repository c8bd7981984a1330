/** Time at a table with a pace, as a page sees it. */
import type { Level } from '@roundhouse/bots';
import type { Refusal, Seat } from '@roundhouse/engine';
import type { Pace, SeatClock } from './pace.ts';

export interface TimeState {
  readonly pace: Pace;
  /** By seat; empty before it begins and when it is over. */
  readonly clocks: readonly SeatClock[];
  /** By seat: the bot that plays for somebody whose time ran out. */
  readonly standIns: readonly (StandIn | undefined)[];
  /** How far the table's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
}

export interface StandIn {
  readonly name: string;
  readonly level: Level;
  /** To the end: the seat is placed last. */
  readonly isForfeit: boolean;
}

export interface TableTime {
  now(): TimeState;
  subscribe(listener: () => void): () => void;
  takeSeatBack(seat: Seat): Promise<Refusal | undefined>;
}
