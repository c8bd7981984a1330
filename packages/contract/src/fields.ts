/** What shapes are made of: names, numbers, secrets and texts as they may come in. */
import { z } from 'zod';

/** Names people: letters as they are, no control characters, and something to see. */
export const Name = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(24))
  .meta({ description: 'A name to be called by, 1 to 24 letters' });
export const TableId = z.string().regex(/^[\w-]{16}$/);
export const Secret = z.string().regex(/^[\w-]{22}$/);
/** 128 bits, made by the page once a move. */
export const Key = z.string().regex(/^[\w-]{22,64}$/);
export const SeatNumber = z.coerce.number().int().min(0).max(7);
export const LineNumber = z.coerce.number().int().min(-1).max(1_000_000);
export const Level = z.enum(['random', 'easy', 'normal', 'hard', 'expert']);
export const Salt = z.string().regex(/^[0-9a-f]{1,64}$/);
/** Options of a game: its rules look at them. */
export const Config = z.record(z.string().max(40), z.unknown());

/** No control characters, no half letters, and nothing that turns the text around it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const UNSEEN_BUT_LINES = /[^\P{Cc}\n]|[\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const MOST_SAID = 500;
/** What is said: one line with something to see. */
export const Said = z
  .string()
  .min(1)
  .max(MOST_SAID)
  .refine((text) => !UNSEEN.test(text), 'no control characters')
  .refine((text) => /[^\s\p{Cf}]/u.test(text), 'there is nothing to read')
  .meta({ description: 'One line of at most 500 letters, without control characters' });

/** A note of one's own may have several lines. */
export const Noted = z
  .string()
  .max(4_000)
  .refine((text) => !UNSEEN_BUT_LINES.test(text), 'no control characters');

export const Person = z.strictObject({
  id: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
});

export const Nothing = z.strictObject({});
export const Done = z.strictObject({});
