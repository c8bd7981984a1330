/** The shapes of talk. */
import { z } from 'zod';
import { Done, Key, Name, Noted, Said, TableId } from './fields.ts';

const REACTIONS = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'wow',
  'one-moment',
  'your-turn',
] as const;
const SayingNumber = z.coerce.number().int().min(1).max(1_000_000);
/** Which writing of a note it is; 0: none yet. */
const Revision = z.int().min(0).max(1_000_000_000);
const TableAndNumber = { table: TableId, number: SayingNumber };

/** One thing that was said. Of a reaction and of what the table says, `text` is a word that pages have a sentence for. */
const Saying = z.strictObject({
  number: z.number(),
  at: z.number(),
  kind: z.enum(['text', 'reaction', 'system', 'removed']),
  circle: z.enum(['table', 'spectators']),
  name: z.string(),
  seat: z.number().optional(),
  text: z.string(),
  isMine: z.boolean(),
});
export const Sayings = z.strictObject({ said: z.array(Saying) });

export const TALK_SHAPES = {
  readTalk: {
    asks: z.strictObject({
      table: TableId,
      before: SayingNumber.optional(),
      count: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answers: Sayings,
  },
  say: {
    asks: z.strictObject({ table: TableId, key: Key, said: Said }),
    answers: z.strictObject({ number: z.number() }),
  },
  react: {
    asks: z.strictObject({ table: TableId, key: Key, reaction: z.enum(REACTIONS) }),
    answers: z.strictObject({ number: z.number() }),
  },
  report: {
    asks: z.strictObject({ ...TableAndNumber, reason: Said }),
    answers: Done,
  },
  mute: {
    asks: z.strictObject({ ...TableAndNumber, isMuted: z.boolean() }),
    answers: Done,
  },
  muteSpectator: {
    asks: z.strictObject({ table: TableId, name: Name, isMuted: z.boolean() }),
    answers: Done,
  },
  readNote: {
    asks: z.strictObject({ table: TableId }),
    answers: z.strictObject({ note: z.string(), revision: Revision }),
  },
  writeNote: {
    /** `revision`: of what was read before. */
    asks: z.strictObject({ table: TableId, note: Noted, revision: Revision }),
    answers: z.strictObject({ revision: Revision }),
  },
};
