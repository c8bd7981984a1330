/** Who meets whom: one against a field of others, and the other way round. */
import { Misuse } from '../command.ts';

export interface MatchUp {
  readonly one: string;
  /** Who sits on all the other seats. */
  readonly field: string;
}

export interface Entry {
  readonly bots: readonly string[];
  /** Everybody meets this one only. */
  readonly against: string | undefined;
  /** Everybody meets the one before him only, and only as one against a field. */
  readonly isLadder: boolean;
  /** The bots with so many times their measure. */
  readonly scale: readonly number[];
}

export function matchUpsOf(entry: Entry, seats: number): readonly MatchUp[] {
  const { bots, against, scale } = entry;
  if (scale.length > 0) {
    if (against === undefined) throw new Misuse('--scale wants --against');
    return bots.flatMap((bot) =>
      scale.map((times) => ({ one: times === 1 ? bot : `${bot}*${times}`, field: against })),
    );
  }
  const pairs = pairsOf(entry).filter(([a, b]) => a !== b);
  if (pairs.length === 0) throw new Misuse('an arena wants two different bots');
  // At a table of two, one against the field and the field against one are the same games.
  return pairs.flatMap(([a, b]) =>
    seats === 2 || entry.isLadder
      ? [{ one: a, field: b }]
      : [
          { one: a, field: b },
          { one: b, field: a },
        ],
  );
}

function pairsOf({ bots, against, isLadder }: Entry): readonly (readonly [string, string])[] {
  if (against !== undefined) return bots.map((bot) => [bot, against]);
  return bots.flatMap((bot, at) =>
    bots
      .slice(isLadder ? Math.max(0, at - 1) : 0, at)
      .map((other): readonly [string, string] => [bot, other]),
  );
}

export function lineupOf({ one, field }: MatchUp, seats: number): readonly string[] {
  return [one, ...Array.from({ length: seats - 1 }, () => field)];
}
