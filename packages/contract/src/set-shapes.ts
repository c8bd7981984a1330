/** The shapes of sets. */
import { z } from 'zod';
import { Done, Key, Said, Skip } from './fields.ts';

export const SetId = z.string().regex(/^[\w-]{16}$/);
const Title = z.string().max(40);
/** Its title's rules look at it. */
const Box = z.record(z.string().max(40), z.unknown());
const Version = z.coerce.number().int().min(1).max(999_999);

/** A set as a list shows it. Name and licence are those of its box. */
export const SetEntry = z.strictObject({
  set: z.string(),
  title: z.string(),
  name: z.string(),
  /** The latest; there is every one from 1 on. */
  version: z.number(),
  /** Who keeps it, as he is called now. */
  owner: z.string(),
  licence: z.string().optional(),
  isPublic: z.boolean(),
  isMine: z.boolean(),
  /** By the administrator: nobody but its owner reads it. */
  isTakenDown: z.boolean(),
  made: z.number(),
  changed: z.number(),
});

const Kept = z.strictObject({
  set: z.string(),
  version: z.number(),
  /** The hash of the box as it was kept. */
  fingerprint: z.string(),
});
const Listed = z.strictObject({ sets: z.array(SetEntry), hasMore: z.boolean() });

export const SET_SHAPES = {
  listSets: {
    asks: z.strictObject({
      title: Title.optional(),
      /** Only those whose name has the text. */
      named: z.string().max(60).optional(),
      skip: Skip,
    }),
    answers: Listed,
  },
  listMySets: { asks: z.strictObject({ title: Title.optional(), skip: Skip }), answers: Listed },
  keepSet: {
    asks: z.strictObject({ key: Key, title: Title, box: Box, isPublic: z.boolean() }),
    answers: Kept,
  },
  readSet: {
    asks: z.strictObject({ set: SetId, version: Version.optional() }),
    answers: SetEntry.extend({
      /** The version that the box is, and when it was saved. */
      boxVersion: z.number(),
      saved: z.number(),
      fingerprint: z.string(),
      box: z.record(z.string(), z.unknown()),
    }),
  },
  saveSet: {
    /** `version`: the one that was changed. */
    asks: z.strictObject({ set: SetId, version: Version, box: Box }),
    answers: Kept,
  },
  changeSet: { asks: z.strictObject({ set: SetId, isPublic: z.boolean() }), answers: Done },
  deleteSet: { asks: z.strictObject({ set: SetId }), answers: Done },
  reportSet: { asks: z.strictObject({ set: SetId, reason: Said }), answers: Done },
  takeDownSet: { asks: z.strictObject({ set: SetId, isTakenDown: z.boolean() }), answers: Done },
};
