/** Ladders and profiles: of rated games, for anybody. Who plays unrated, or is deleted, is in none. */
import { levelOfPlayer } from '@roundhouse/table';
import { TITLES, titleOf } from '@roundhouse/titles';
import { Problem } from '../problem.ts';
import { ENOUGH_GAMES, ladderOf, standingOf, whoIs } from '../ratings/ladder.ts';
import { toldBy } from '../ratings/profile.ts';
import type { Answers, Parts } from './answers.ts';

const MOST_LISTED = 200;
const MOST_GAMES = 2_000;
const MOST_OPPONENTS = 6;

export function ratingAnswers({ ratings }: Parts) {
  return {
    async readLadder({ title }, { visitor: { person } }) {
      if (!titleOf(title)) throw new Problem('bad-request', `there is no game '${title}'`);
      const rated = await ratings.ladder(title, ENOUGH_GAMES, MOST_LISTED);
      return { title, entries: ladderOf(rated, person?.id) };
    },
    async readProfile({ player }) {
      const name = levelOfPlayer(player) ? null : ((await ratings.nameOf(player)) ?? undefined);
      if (name === undefined) throw new Problem('no-such-person');
      const games = (await ratings.games(player, MOST_GAMES)).toReversed();
      const played = TITLES.filter(({ id }) => games.some(({ title }) => title === id));
      const titles = await Promise.all(
        played.map(async ({ id: title }) => {
          const found = await ratings.standing(title, player, ENOUGH_GAMES);
          // He may be deleted at this moment.
          if (!found) throw new Problem('no-such-person');
          const standing = standingOf(found);
          const opponents = await ratings.opponents(player, title, MOST_OPPONENTS);
          return {
            title,
            ...standing,
            ...(standing.isProvisional ? {} : { rank: found.above + 1 }),
            ...toldBy(games.filter((game) => game.title === title)),
            opponents: opponents.map((each) => ({
              ...whoIs(each.player, each.name),
              games: each.games,
            })),
          };
        }),
      );
      return { ...whoIs(player, name), titles };
    },
  } satisfies Partial<Answers>;
}
