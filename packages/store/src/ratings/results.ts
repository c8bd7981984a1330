/** How a match ended on which something hung: kept in the same write as its last line. */
import type { StoredMatch } from '@roundhouse/table';
import { statement, type Database, type Statement } from '../database.ts';
import type { timerSetting } from '../timers.ts';

/** Once, however often a match that is over is written; whichever node is first counts it, or goes on with its tournament. */
export function resultKept(
  build: Database['build'],
  timer: ReturnType<typeof timerSetting>,
  { id, title, stakes, places, touched }: StoredMatch,
): readonly Statement[] {
  if (!stakes || !places) return [];
  const row = {
    match: id,
    title,
    at: touched,
    players: JSON.stringify(stakes.players),
    places: JSON.stringify(places),
    rated: stakes.isRated ? 1 : 0,
    number: null,
  };
  return [
    statement(
      build
        .insertInto('result')
        .values(row)
        .onConflict((there) => there.column('match').doNothing()),
    ),
    statement(timer.set('result', id, touched)),
  ];
}
