/** A ladder as it is shown: who is known well enough by rank, the others behind them. */
import type { Answer } from '@roundhouse/contract';
import type { Rated } from '@roundhouse/store';
import { levelOfPlayer } from '@roundhouse/table';

type Entry = Answer<'readLadder'>['entries'][number];

/** With fewer games a rating is mostly luck. */
export const ENOUGH_GAMES = 10;

export function ladderOf(rated: readonly Rated[], me: string | undefined): Entry[] {
  return rated.map((each, index) => ({
    ...whoIs(each.player, each.name),
    ...standingOf(each),
    ...(isKnown(each) ? { rank: index + 1 } : {}),
    ...(each.player === me ? { isMine: true as const } : {}),
  }));
}

const isKnown = ({ games }: Pick<Rated, 'games'>): boolean => games >= ENOUGH_GAMES;

export function standingOf({
  mean,
  deviation,
  games,
}: Pick<Rated, 'mean' | 'deviation' | 'games'>) {
  return {
    rating: Math.round(mean / 1_000),
    deviation: Math.round(deviation / 1_000),
    games,
    isProvisional: !isKnown({ games }),
  };
}

export function whoIs(
  player: string,
  name: string | null,
): Pick<Entry, 'player' | 'name' | 'level'> {
  const level = levelOfPlayer(player);
  if (level) return { player, level };
  return { player, ...(name === null ? {} : { name }) };
}
