/** One's own finished games of a title: how often, how well, and against which level. */
import { LEVELS, type Level } from '@roundhouse/bots';
import type { MatchEntry } from '../../host/table-host.ts';

export interface OwnGame {
  readonly match: string;
  readonly place: number;
  readonly seats: number;
  /** The strongest bot at the table. */
  readonly level: Level;
}

/** Against bots, alone at this device; the latest first. */
export function ownGames(entries: readonly MatchEntry[], title: string): readonly OwnGame[] {
  return entries
    .filter((entry) => entry.title === title && entry.isOver)
    .toSorted((one, other) => other.touched - one.touched)
    .flatMap(({ match, sitters, places }) => {
      const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
      const [seat, another] = persons;
      const place = seat === undefined || another !== undefined ? undefined : places?.[seat];
      const bots = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : []));
      const level = LEVELS.findLast((each) => bots.includes(each));
      if (place === undefined || level === undefined) return [];
      return [{ match, place, seats: sitters.length, level }];
    });
}

const isWon = ({ place }: OwnGame): boolean => place === 1;

export interface Tally {
  readonly level: Level;
  readonly count: number;
  readonly won: number;
}

/** Level by level, the weakest first; only those that were played. */
export function talliesOf(games: readonly OwnGame[]): readonly Tally[] {
  return LEVELS.map((level) => {
    const at = games.filter((game) => game.level === level);
    return { level, count: at.length, won: at.filter(isWon).length };
  }).filter(({ count }) => count > 0);
}

export interface Nudge {
  readonly won: number;
  readonly count: number;
  readonly level: Level;
  readonly next: Level;
}

const LAST = 4;
const ENOUGH = 3;

/** Whoever keeps winning against a level is ready for the next that there is. */
export function nudgeFor(
  games: readonly OwnGame[],
  level: Level,
  there: readonly Level[],
): Nudge | undefined {
  const last = games.filter((game) => game.level === level).slice(0, LAST);
  const won = last.filter(isWon).length;
  const next = LEVELS.slice(LEVELS.indexOf(level) + 1).find((each) => there.includes(each));
  if (won < ENOUGH || next === undefined) return undefined;
  // Who has been there before knows the way.
  if (games.some((game) => LEVELS.indexOf(game.level) > LEVELS.indexOf(level))) return undefined;
  return { won, count: last.length, level, next };
}
