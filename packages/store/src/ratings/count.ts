/** A rated result becomes ratings: once, behind all that were counted before it, whichever node does it. */
import { untilFirst } from '@roundhouse/table/match-store';
import { statement, type Database, type Statement } from '../database.ts';
import type { RatedGameRow, RatingRow, ResultRow } from '../schema.ts';
import { standingsAfter, type Result, type Standing } from './fold.ts';

/** How often another node may be faster. */
const MOST_TRIES = 20;

/** False: there is nothing to count, or it is counted already. */
export function countResult(database: Database, match: string): Promise<boolean> {
  return untilFirst(MOST_TRIES, async () => {
    const row = await uncounted(database, match);
    if (!row) return false;
    // The number first: whatever is counted after this is known makes it another one's.
    const number = 1 + (await lastNumber(database, row.title));
    const result = resultOf(row);
    const before = await standingsOf(database, row.title, result.players);
    const after = standingsAfter(before, result);
    await database.write(countedIn(database, { ...row, number }, after));
    return true;
  });
}

/** All that was ever counted of a title, from nothing, in its order. Changes nothing. */
export async function recomputed(
  { build, read }: Database,
  title: string,
): Promise<{ readonly games: number; readonly standings: ReadonlyMap<string, Standing> }> {
  const rows = await read(
    build
      .selectFrom('result')
      .selectAll()
      .where('title', '=', title)
      .where('number', 'is not', null)
      .orderBy('number'),
  );
  const standings = new Map<string, Standing>();
  for (const row of rows) {
    for (const [player, after] of standingsAfter(standings, resultOf(row))) {
      standings.set(player, after);
    }
  }
  return { games: rows.length, standings };
}

export function resultOf({ players, places }: Pick<ResultRow, 'players' | 'places'>): Result {
  return {
    players: JSON.parse(players) as readonly string[],
    places: JSON.parse(places) as readonly number[],
  };
}

async function uncounted({ build, read }: Database, match: string): Promise<ResultRow | undefined> {
  const [row] = await read(
    build
      .selectFrom('result')
      .selectAll()
      .where('match', '=', match)
      .where('rated', '=', 1)
      .where('number', 'is', null),
  );
  return row;
}

async function lastNumber({ build, read }: Database, title: string): Promise<number> {
  const [row] = await read(
    build
      .selectFrom('result')
      .select(({ fn }) => fn.max<number | null>('number').as('number'))
      .where('title', '=', title),
  );
  return row?.number ?? 0;
}

async function standingsOf(
  { build, read }: Database,
  title: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await read(
    build
      .selectFrom('rating')
      .selectAll()
      .where('title', '=', title)
      .where('player', 'in', [...new Set(players)]),
  );
  return new Map(
    rows.map(({ player, mean, deviation, games }) => [player, { mean, deviation, games }]),
  );
}

function countedIn(
  { build }: Database,
  row: ResultRow & { readonly number: number },
  after: ReadonlyMap<string, Standing>,
): readonly Statement[] {
  const { match, title, at, number } = row;
  const { players, places } = resultOf(row);
  const numbered = build
    .updateTable('result')
    .set({ number })
    .where('match', '=', match)
    .where('number', 'is', null);
  const ratings = [...after].map(([player, standing]): RatingRow => ({
    title,
    player,
    ...standing,
  }));
  const games = players.flatMap((player, seat): readonly RatedGameRow[] => {
    const standing = after.get(player);
    if (!standing) return [];
    const { mean, deviation } = standing;
    const place = places[seat] ?? players.length;
    const seats = players.length;
    const tied = places.filter((other) => other === place).length - 1;
    return [{ title, number, seat, player, match, at, place, tied, seats, mean, deviation }];
  });
  return [
    statement(numbered, { rows: 1, otherwise: 'taken' }),
    statement(
      build
        .insertInto('rating')
        .values(ratings)
        .onConflict((there) =>
          there.columns(['title', 'player']).doUpdateSet((excluded) => ({
            mean: excluded.ref('excluded.mean'),
            deviation: excluded.ref('excluded.deviation'),
            games: excluded.ref('excluded.games'),
          })),
        ),
    ),
    statement(build.insertInto('rated_game').values(games)),
  ];
}
