/** The shapes of what an administrator asks and is answered. */
import { z } from 'zod';
import { Done, Nothing, Skip, TableId } from './fields.ts';
import { TableEntry } from './lobby-shapes.ts';
import { SetEntry } from './set-shapes.ts';

const PersonId = z.string().regex(/^[\w-]{16}$/);

/** Something that was said, as it stands now; who said it, where he is still somebody. */
const Heard = z.strictObject({
  number: z.number(),
  at: z.number(),
  name: z.string(),
  text: z.string(),
  person: PersonId.optional(),
});

const AnyReport = {
  report: z.string(),
  at: z.number(),
  reason: z.string(),
  /** The name of who reported it, where he is still somebody. */
  by: z.string().optional(),
};
const ReportOfSaying = z.strictObject({
  ...AnyReport,
  table: TableId,
  title: z.string(),
  said: Heard,
  /** What was said around it, itself among it. */
  around: z.array(Heard),
});
/** `person`: who keeps it. */
const ReportOfSet = z.strictObject({ ...AnyReport, set: SetEntry, person: PersonId });
const Report = z.union([ReportOfSaying, ReportOfSet]);

const PersonKnown = z.strictObject({
  person: PersonId,
  name: z.string(),
  /** What he signs in with; none: a guest, or one with passkeys alone. */
  login: z.string().optional(),
  made: z.number(),
  /** When a device of his was last heard of; none has been signed in since where it is missing. */
  seen: z.number().optional(),
  /** By a password or a passkey; who can't is a guest, and gone with his browser. */
  maySignIn: z.boolean(),
  isAdmin: z.boolean(),
  isBanned: z.boolean(),
});

/** How busy the server is that answers; of several each speaks for itself, but of the store. */
const Load = z.strictObject({
  movesAMinute: z.number(),
  streams: z.number(),
  /** Open in memory. */
  matches: z.number(),
  botsThinking: z.number(),
  botsWaiting: z.number(),
  timersDue: z.number(),
  timersLateSeconds: z.number(),
  /** Bytes. */
  memory: z.number(),
  storeBytes: z.number(),
  /** Milliseconds within which 99 of 100 writes were on the disk; none was written yet where it is missing. */
  commitMs: z.number().optional(),
  /** Of the server itself, since it was opened. */
  faults: z.number(),
  lastBackup: z.strictObject({ at: z.number(), bytes: z.number() }).optional(),
});

export const ADMINISTRATOR_SHAPES = {
  becomeAdministrator: {
    asks: z.strictObject({ code: z.string().max(64) }),
    answers: Done,
  },
  readServer: {
    asks: Nothing,
    answers: z.strictObject({
      version: z.string(),
      /** The client that it serves, where it was built. */
      build: z.string().optional(),
      since: z.number(),
      people: z.number(),
      tables: z.number(),
      reports: z.number(),
      load: Load,
    }),
  },
  listReports: { asks: Nothing, answers: z.strictObject({ reports: z.array(Report) }) },
  settleReport: {
    asks: z.strictObject({
      report: z.string().regex(/^[\w-]{16}$/),
      isRemoved: z.boolean(),
      isMuted: z.boolean().default(false),
    }),
    answers: Done,
  },
  listPeople: {
    /** Only those whose name or login has the text. */
    asks: z.strictObject({ named: z.string().max(40).optional(), skip: Skip }),
    answers: z.strictObject({ people: z.array(PersonKnown), hasMore: z.boolean() }),
  },
  ban: {
    asks: z.strictObject({ person: PersonId, isBanned: z.boolean() }),
    answers: Done,
  },
  nameAdministrator: {
    asks: z.strictObject({ person: PersonId, isAdmin: z.boolean() }),
    answers: Done,
  },
  listEveryTable: {
    asks: z.strictObject({ skip: Skip }),
    answers: z.strictObject({ tables: z.array(TableEntry), hasMore: z.boolean() }),
  },
};
