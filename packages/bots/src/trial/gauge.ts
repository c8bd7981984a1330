/** How the games of a title are measured in a trial run. */
import type { GameTypes, Seat } from '@roundhouse/engine';

/** What lies in a box and may lie idle, by kind ('city', 'route'), each by its id. */
export type Parts = Readonly<Record<string, readonly string[]>>;

export interface Gauge<G extends GameTypes> {
  /** Everything that a game may use, in the order of the box. */
  parts(config: G['config']): Parts;
  /** What of it was used when this happened. */
  used(event: G['event'], config: G['config']): Parts;
  /** Who begins, where this says so: places in the order of play are counted from him. */
  beginner(event: G['event']): Seat | undefined;
  /** Whether a round (a year) is over; left out where there are none. */
  isRound?(event: G['event']): boolean;
  /** How games go with our box, by the number of seats: `roundhouse box try TITLE --games 400 --seed ours`. */
  readonly usual: Readonly<Record<number, Usual>>;
}

/** Medians of a trial run. */
export interface Usual {
  readonly decisions: number;
  /** What the first has more than the second, in percent of his score. */
  readonly lead: number;
}
