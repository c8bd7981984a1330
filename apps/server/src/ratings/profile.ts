/** What rated games of one title say of a player. */
import type { Answer } from '@roundhouse/contract';
import type { RatedGame } from '@roundhouse/store';

type TitleProfile = Answer<'readProfile'>['titles'][number];

/** The charts have room for no more. */
const MOST_SHOWN = 200;

type Told = Pick<TitleProfile, 'places' | 'wins' | 'evenWins' | 'beaten' | 'course'>;

/** The games with the latest last. One who sat in several seats of a game has several places there, and one rating after it. */
export function toldBy(games: readonly RatedGame[]): Told {
  const sum = (of: (game: RatedGame) => number): number =>
    games.reduce((all, game) => all + of(game), 0);
  const share = games.length === 0 ? 0.5 : sum(beatenIn) / games.length;
  const course = games.filter(({ number }, at) => games[at + 1]?.number !== number);
  return {
    places: placesOf(games),
    wins: tenths(sum(({ place, tied }) => (place === 1 ? 1 / (1 + tied) : 0))),
    evenWins: tenths(sum(({ seats }) => 1 / seats)),
    beaten: Math.round(100 * share),
    course: course.slice(-MOST_SHOWN).map(({ at, mean, place, seats }) => ({
      at,
      rating: Math.round(mean / 1_000),
      place,
      seats,
    })),
  };
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** Which part of the others came behind; whoever is tied counts half. */
const beatenIn = ({ place, tied, seats }: RatedGame): number =>
  (seats - place - tied / 2) / (seats - 1);

function placesOf(games: readonly RatedGame[]): TitleProfile['places'] {
  const sizes = [...new Set(games.map(({ seats }) => seats))].toSorted((a, b) => a - b);
  return sizes.map((seats) => ({
    seats,
    counts: Array.from(
      { length: seats },
      (_, at) => games.filter((game) => game.seats === seats && game.place === at + 1).length,
    ),
  }));
}
