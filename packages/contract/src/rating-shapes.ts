/** The shapes of ladders and profiles. */
import { z } from 'zod';
import { Level } from './fields.ts';

/** A person, or a bot by its level. */
const Player = z.string().regex(/^(?:[\w-]{16}|bot-(?:random|easy|normal|hard|expert))$/);

/** Who it is: a bot has a level and no name, who was deleted has neither. */
const Who = {
  player: z.string(),
  name: z.string().optional(),
  level: Level.optional(),
};

const Standing = {
  /** In points. */
  rating: z.number(),
  /** By so much it may be off, two of three times. */
  deviation: z.number(),
  games: z.number(),
  isProvisional: z.boolean(),
};

/** What one title says of a player. */
const TitleProfile = z.strictObject({
  title: z.string(),
  ...Standing,
  /** Where he stands on the ladder; none while it is provisional. */
  rank: z.number().optional(),
  /** By number of players: how often first, second and so on. */
  places: z.array(z.strictObject({ seats: z.number(), counts: z.array(z.number()) })),
  /** How many first places, ties shared, and how many would be even. */
  wins: z.number(),
  evenWins: z.number(),
  /** Of a hundred opponents so many were left behind; 50 is even. */
  beaten: z.number(),
  /** After each game, the latest last. */
  course: z.array(
    z.strictObject({
      at: z.number(),
      rating: z.number(),
      place: z.number(),
      seats: z.number(),
    }),
  ),
  opponents: z.array(z.strictObject({ ...Who, games: z.number() })),
});

export const RATING_SHAPES = {
  readLadder: {
    asks: z.strictObject({ title: z.string().max(40) }),
    answers: z.strictObject({
      title: z.string(),
      entries: z.array(
        z.strictObject({
          ...Who,
          ...Standing,
          rank: z.number().optional(),
          /** It is I. */
          isMine: z.literal(true).optional(),
        }),
      ),
    }),
  },
  readProfile: {
    asks: z.strictObject({ player: Player }),
    answers: z.strictObject({ ...Who, titles: z.array(TitleProfile) }),
  },
};
