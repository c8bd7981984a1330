/** What a stream tells besides steps, each as an event of its own name. Nobody resumes from them: who comes gets the present. */
import { z } from 'zod';
import { Presence, TableAsSeen } from './lobby-shapes.ts';
import { Sayings } from './talk-shapes.ts';

export const STREAM_EVENTS = {
  /** What was said; who has a number already has it. */
  talk: Sayings,
  /** The table, when somebody sits down or leaves, when it begins, and when it is changed. */
  table: z.strictObject({ table: TableAsSeen }),
  /** This node ends: whoever reads comes back at once, and another goes on. */
  elsewhere: z.strictObject({}),
  /** Some table that anybody finds has changed. */
  lobby: z.strictObject({}),
  /** It has changed: somebody joined or left, a round begins, a table is over. */
  tournament: z.strictObject({}),
  /** Who is here now. */
  people: Presence,
};
