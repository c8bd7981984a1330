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

const DAY_MS = 86_400_000;
const Milliseconds = z
  .int()
  .min(0)
  .max(30 * DAY_MS);
/** How fast a match is played. A decision never has no time at all, so that nobody is late before he is asked. */
export const Pace = z
  .strictObject({
    kind: z.enum(['live', 'days']),
    /** Of each decision, before the bank is touched. */
    freeMs: Milliseconds,
    /** What each seat begins with. */
    bankMs: Milliseconds,
    /** What each decision adds to it. */
    incrementMs: Milliseconds,
    /** A bot plays on and hands back; nothing is done; a bot plays on and the seat is placed last. */
    atTimeOut: z.enum(['bot', 'idle', 'forfeit']),
  })
  .refine(({ freeMs, incrementMs }) => freeMs + incrementMs >= 1_000, 'less than a second a move')
  .refine(({ kind, freeMs }) => kind === 'live' || freeMs >= DAY_MS / 2, 'half a day at least');
export const PaceKind = z.enum(['none', 'live', 'days']);
/** How it is with the time of a seat. */
export const SeatClock = z.strictObject({
  bankMs: z.number(),
  /** When the time of the decision that it owes is up. */
  until: z.number().optional(),
  /** When its vacation ends. */
  awayUntil: z.number().optional(),
});

export const Person = z.strictObject({
  id: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
});

export const Nothing = z.strictObject({});
export const Done = z.strictObject({});

/** So many of a list are passed over: whoever asks has them already. */
export const Skip = z.coerce.number().int().min(0).max(100_000).default(0);
