/** Tournaments, for whoever looks, joins or holds one. */
import type { Answer } from '@roundhouse/contract';
import type { Tournament } from '@roundhouse/store';
import { standingsOf } from '../tournaments/standings.ts';
import { entrantOf, playedOf } from '../tournaments/course.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';

const MOST_LISTED = 60;

export function tournamentAnswers({ tournaments, tournamentStore }: Parts) {
  return {
    async listTournaments(_, { visitor: { person } }) {
      const listed = await tournamentStore.list(person?.id, MOST_LISTED);
      return {
        tournaments: listed.map((each) => ({
          ...summaryOf(each, person?.id),
          entrants: each.entrants.filter(({ isGone }) => !isGone).length,
        })),
      };
    },
    async openTournament({ pace, ...plan }, asking) {
      const { seats: _, ...config } = plan.config;
      const whole = { ...plan, config, pace: pace ?? null };
      return { tournament: await tournaments.open(me(asking), whole) };
    },
    readTournament: async ({ tournament }, { visitor: { person } }) =>
      tournamentAsSeen(tournaments, await tournaments.find(tournament), person?.id),
    joinTournament: async ({ tournament }, asking) => tournaments.join(tournament, me(asking)),
    leaveTournament: async ({ tournament }, asking) => tournaments.leave(tournament, me(asking)),
    dropEntrant: async ({ tournament, entrant }, asking) =>
      tournaments.drop(tournament, me(asking), entrant),
    beginRound: async ({ tournament, round }, asking) =>
      tournaments.beginRound(tournament, me(asking), round),
    endTournament: async ({ tournament }, asking) => tournaments.end(tournament, me(asking)),
  } satisfies Partial<Answers>;
}

function summaryOf(each: Tournament, person: string | undefined) {
  const { id, name, title, size, rounds, drawn, phase, isPublic, isRated, goesOn, pace, host } =
    each;
  const mine = entrantOf(each, person);
  return {
    tournament: id,
    name,
    title,
    size,
    rounds,
    round: drawn.length,
    phase,
    isPublic,
    isRated,
    goesOn,
    ...(pace ? { pace } : {}),
    host,
    isHost: each.owner === person,
    ...(mine === undefined ? {} : { mine }),
  };
}

async function tournamentAsSeen(
  tournaments: Tournaments,
  each: Tournament,
  person: string | undefined,
): Promise<Answer<'readTournament'>> {
  const listed =
    each.phase === 'running'
      ? await tournaments.ensureTables(each)
      : await tournaments.tables(each);
  const placesOf = (table: string) => listed.find(({ room }) => room.id === table)?.match?.places;
  return {
    ...summaryOf(each, person),
    config: { ...each.config },
    // Who somebody is elsewhere is nobody's business here.
    entrants: each.entrants.map(({ name, isGone }) => ({ name, isGone })),
    standings: [...standingsOf(each.entrants.length, playedOf(each, listed))],
    drawn: each.drawn.map((tables) =>
      tables.map(({ table, seats }) => {
        const places = placesOf(table);
        return { table, seats: [...seats], ...(places ? { places: [...places] } : {}) };
      }),
    ),
  };
}
