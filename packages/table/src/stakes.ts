/** What hangs on a match beyond its table: for whom its places count, and whether by them somebody is rated. */
import { placedLast, type Seat } from '@roundhouse/engine';
import { LEVELS, type Level } from '@roundhouse/bots';
import type { Running } from './running.ts';

export interface Stakes {
  readonly isRated: boolean;
  /** By seat: a person, or a bot by its level. Whoever sits there later changes nothing of it. */
  readonly players: readonly string[];
}

/** All bots of a level are one player. */
export const botPlayer = (level: Level): string => `bot-${level}`;

/** Undefined: it is a person. */
export const levelOfPlayer = (player: string): Level | undefined =>
  LEVELS.find((level) => player === botPlayer(level));

/**
 * By seat, once it is over; undefined: nothing hangs on it, or it was broken off. Whoever is not in his seat at the end,
 * because he left or a bot stands in for him, is placed last: nobody gets round a loss by going.
 */
export function placesAtStake({
  match: { stakes, sitters, clock },
  stands: { rules, state },
}: Pick<Running, 'match' | 'stands'>): readonly number[] | undefined {
  const outcome = stakes && rules.outcome(state);
  if (!outcome) return undefined;
  const isPerson = (seat: Seat): boolean => levelOfPlayer(stakes.players[seat] ?? '') === undefined;
  const absent = sitters.flatMap(({ kind }, seat) =>
    kind === 'bot' && isPerson(seat) ? [seat] : [],
  );
  return placedLast(outcome.places, [...new Set([...absent, ...(clock?.forfeited ?? [])])]);
}
