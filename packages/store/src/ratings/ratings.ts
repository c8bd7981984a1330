/** The ladders of the games, and what rated games say of a player. */
import type { Database } from '../database.ts';
import type { RatedGameRow, RatingRow } from '../schema.ts';
import { countResult, recomputed } from './count.ts';

/** `name` is null for bots. */
export interface Rated extends RatingRow {
  readonly name: string | null;
}

export interface Opponent {
  readonly player: string;
  readonly name: string | null;
  readonly games: number;
}

export interface RatingStore {
  /** Whether it was counted now: it is once at most. */
  count(match: string): Promise<boolean>;
  /** What the results of a title give, counted from the first on. */
  recomputed(title: string): ReturnType<typeof recomputed>;
  /** As they stand. */
  ratings(title: string): Promise<readonly RatingRow[]>;
  /** The best of a title who have played `enough` games, bots among them, and then the others; who was deleted or is kept out is not on it. */
  ladder(title: string, enough: number, count: number): Promise<readonly Rated[]>;
  /** A player's own, and how many of those who have played enough stand above him. */
  standing(
    title: string,
    player: string,
    enough: number,
  ): Promise<(RatingRow & { readonly above: number }) | undefined>;
  /** The games of a player, the latest first. One who sat in several seats is there with each. */
  games(player: string, count: number): Promise<readonly RatedGameRow[]>;
  /** Whom he met most often at a title. */
  opponents(player: string, title: string, count: number): Promise<readonly Opponent[]>;
  /** His name, where he can sign in; who was deleted or is kept out can't. */
  nameOf(person: string): Promise<string | undefined>;
}

export function ratingStore(database: Database): RatingStore {
  const { build } = database;
  /** Whoever can sign in somewhere else. */
  const holders = () =>
    build
      .selectFrom('account')
      .select('account.person')
      .union(build.selectFrom('passkey').select('passkey.person'));
  const shown = (title: string) =>
    build
      .selectFrom('rating')
      .leftJoin('person', 'person.id', 'rating.player')
      .where('rating.title', '=', title)
      .where(({ or, eb }) => or([eb('person.id', 'is', null), eb('person.id', 'in', holders())]))
      .where('person.banned', 'is', null);
  return {
    count: (match) => countResult(database, match),
    recomputed: (title) => recomputed(database, title),
    ratings: (title) =>
      database.read(
        build.selectFrom('rating').selectAll().where('title', '=', title).orderBy('player'),
      ),
    ladder: (title, enough, count) =>
      database.read(
        shown(title)
          .selectAll('rating')
          .select('person.name')
          .orderBy(({ eb }) => eb.case().when('rating.games', '>=', enough).then(0).else(1).end())
          .orderBy('rating.mean', 'desc')
          .orderBy('rating.player')
          .limit(count),
      ),
    async standing(title, player, enough) {
      const mine = build.selectFrom('rating').selectAll();
      const [row] = await database.read(
        mine.where('title', '=', title).where('player', '=', player),
      );
      if (!row) return undefined;
      const [counted] = await database.read(
        shown(title)
          .select(({ fn }) => fn.countAll<number>().as('above'))
          .where('rating.games', '>=', enough)
          .where(({ or, and, eb }) =>
            or([
              eb('rating.mean', '>', row.mean),
              and([eb('rating.mean', '=', row.mean), eb('rating.player', '<', player)]),
            ]),
          ),
      );
      return { ...row, above: counted?.above ?? 0 };
    },
    games: (player, count) =>
      database.read(
        build
          .selectFrom('rated_game')
          .selectAll()
          .where('player', '=', player)
          .orderBy('at', 'desc')
          .orderBy('number', 'desc')
          .limit(count),
      ),
    opponents: (player, title, count) =>
      database.read(
        build
          .selectFrom('rated_game as mine')
          .innerJoin('rated_game as other', (join) =>
            join
              .onRef('other.title', '=', 'mine.title')
              .onRef('other.number', '=', 'mine.number')
              .onRef('other.player', '!=', 'mine.player'),
          )
          .leftJoin('person', 'person.id', 'other.player')
          .select(['other.player', 'person.name'])
          .select(({ fn }) => fn.count<number>('other.number').distinct().as('games'))
          .where('mine.player', '=', player)
          .where('mine.title', '=', title)
          .groupBy(['other.player', 'person.name'])
          .orderBy('games', 'desc')
          .orderBy('other.player')
          .limit(count),
      ),
    async nameOf(person) {
      const [found] = await database.read(
        build
          .selectFrom('person')
          .select('name')
          .where('id', '=', person)
          .where('id', 'in', holders())
          .where('banned', 'is', null),
      );
      return found?.name;
    },
  };
}
