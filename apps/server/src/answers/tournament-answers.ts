/** Tournaments, for whoever looks, joins or holds one. */
import type { Answer } from '@roundhouse/contract';
import type { Tournament } from '@roundhouse/store';
import { Problem } from '../problem.ts';
import { standingsOf } from '../tournaments/standings.ts';
import { entrantOf, playedOf } from '../tournaments/course.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Answers, Asking, Parts } from './answers.ts';

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
      return { tournament: await tournaments.open(whoAsks(asking), whole) };
    },
    readTournament: async ({ tournament }, { visitor: { person } }) =>
      tournamentAsSeen(tournaments, await tournaments.find(tournament), person?.id),
    joinTournament: async ({ tournament }, asking) => tournaments.join(tournament, whoAsks(asking)),
    leaveTournament: async ({ tournament }, asking) =>
      tournaments.leave(tournament, whoAsks(asking)),
    dropEntrant: async ({ tournament, entrant }, asking) =>
      tournaments.drop(tournament, whoAsks(asking), entrant),
    beginRound: async ({ tournament, round }, asking) =>
      tournaments.beginRound(tournament, whoAsks(asking), round),
    endTournament: async ({ tournament }, asking) => tournaments.end(tournament, whoAsks(asking)),
  } satisfies Partial<Answers>;
}

function whoAsks({ visitor: { person } }: Asking) {
  if (!person) throw new Problem('not-signed-in');
  return person;
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
