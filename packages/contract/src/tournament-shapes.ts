/** The shapes of tournaments. */
import { z } from 'zod';
import { Config, Done, Level, Name, Nothing, Pace, TableId } from './fields.ts';

const TournamentId = TableId;
const At = { tournament: TournamentId };
const EntrantNumber = z.coerce.number().int().min(0).max(99);

const Summary = {
  tournament: z.string(),
  name: z.string(),
  title: z.string(),
  /** How many are wanted at a table. */
  size: z.number(),
  rounds: z.number(),
  /** The last that was drawn; 0: it has not begun. */
  round: z.number(),
  phase: z.enum(['open', 'running', 'over']),
  isPublic: z.boolean(),
  isRated: z.boolean(),
  /** The next round begins by itself. */
  goesOn: z.boolean(),
  pace: Pace.optional(),
  /** Who made it. */
  host: z.string(),
  isHost: z.boolean(),
  /** Which of the entrants I am. */
  mine: z.number().optional(),
};

const Standing = z.strictObject({
  entrant: z.number(),
  place: z.number(),
  points: z.number(),
  wins: z.number(),
  strength: z.number(),
  games: z.number(),
});

export const TOURNAMENT_SHAPES = {
  listTournaments: {
    asks: Nothing,
    answers: z.strictObject({
      tournaments: z.array(z.strictObject({ ...Summary, entrants: z.number() })),
    }),
  },
  openTournament: {
    asks: z.strictObject({
      name: Name,
      title: z.string().max(40),
      /** Without the number of seats. */
      config: Config,
      /** How many are wanted at a table. */
      size: z.int().min(2).max(8),
      rounds: z.int().min(1).max(12),
      pace: Pace.optional(),
      isRated: z.boolean().default(false),
      isPublic: z.boolean().default(false),
      /** The next round begins by itself when all tables are over, and after the last one it ends. */
      goesOn: z.boolean().default(false),
      /** How well bots play where people are too few for a table. */
      level: Level.default('normal'),
    }),
    answers: z.strictObject({ tournament: z.string() }),
  },
  readTournament: {
    asks: z.strictObject(At),
    answers: z.strictObject({
      ...Summary,
      config: Config,
      entrants: z.array(z.strictObject({ name: z.string(), isGone: z.boolean() })),
      standings: z.array(Standing),
      /** By round. */
      drawn: z.array(
        z.array(
          z.strictObject({
            table: z.string(),
            /** By seat, which of the entrants; null: a bot. */
            seats: z.array(z.number().nullable()),
            /** By seat, once it is over. */
            places: z.array(z.number()).optional(),
          }),
        ),
      ),
    }),
  },
  watchTournament: { asks: z.strictObject(At), answers: Done },
  joinTournament: { asks: z.strictObject(At), answers: Done },
  leaveTournament: { asks: z.strictObject(At), answers: Done },
  dropEntrant: { asks: z.strictObject({ ...At, entrant: EntrantNumber }), answers: Done },
  /** `round`: which one it becomes. */
  beginRound: {
    asks: z.strictObject({ ...At, round: z.int().min(1).max(12) }),
    answers: Done,
  },
  endTournament: { asks: z.strictObject(At), answers: Done },
};
