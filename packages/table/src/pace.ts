/** How fast a match is played: agreed on when the table is set, and with it what becomes of who is too slow. */
import type { Seat } from '@roundhouse/engine';
import type { Sitter } from './sitter.ts';

/** A bot plays on and hands back; the seat does what it does when it does nothing; a bot plays on and the seat is placed last. */
export type TimeOut = 'bot' | 'idle' | 'forfeit';

export interface Pace {
  /** `live`: everybody is there. `days`: each comes by when he likes; who is on vacation is not waited for by the clock. */
  readonly kind: 'live' | 'days';
  /** How long each decision may take before the bank is touched: a delay, or the days a move. */
  readonly freeMs: number;
  /** What each seat begins with. */
  readonly bankMs: number;
  /** What a decision adds to the bank. */
  readonly incrementMs: number;
  readonly atTimeOut: TimeOut;
}

export interface Period {
  readonly from: number;
  readonly until: number;
}

/** How the clocks of a match with a pace stand; by seat. It changes with the match's lines, in the same write. */
export interface Clock {
  /** What is left, without what the decision that is owed now has used. */
  readonly banks: readonly number[];
  /** Since when whoever sits there does: before that his time did not run. */
  readonly since: readonly number[];
  /** When it stands still: on vacation. */
  readonly away: readonly (readonly Period[])[];
  /** Whom a bot plays for since his time ran out; null: nobody. */
  readonly standsInFor: readonly (Sitter | null)[];
  readonly forfeited: readonly Seat[];
}

export function freshClock({ bankMs }: Pace, seats: number, now: number): Clock {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return {
    banks: each(bankMs),
    since: each(now),
    away: each([]),
    standsInFor: each(null),
    forfeited: [],
  };
}

/** How it is with a seat's time, as it may be shown. */
export interface SeatClock {
  /** What is left in the bank while its time does not run. */
  readonly bankMs: number;
  /** When the time of the decision that it owes is up, bank and all. */
  readonly until?: number;
  /** When its vacation ends. */
  readonly awayUntil?: number;
}
