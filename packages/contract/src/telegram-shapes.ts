/** The shapes of being told. */
import { z } from 'zod';
import { Done, LineNumber, Nothing, TableId } from './fields.ts';

const Bytes = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`));
const ChannelId = z.string().regex(/^[\w-]{16}$/);
const Minute = z.int().min(0).max(1439);
const Address = z
  .string()
  .max(254)
  .regex(/^[^\s@<>"(),:;\\[\]\u0080-\uffff]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/)
  .meta({ description: 'A mail address' });
const Url = z
  .string()
  .max(1000)
  .regex(/^https?:\/\/[\x21-\x7e]+$/);

const NewChannel = z.discriminatedUnion('kind', [
  /** What the browser gave: where to, its public key and its secret, in base64url. */
  z.strictObject({ kind: z.literal('push'), endpoint: Url, p256dh: Bytes(65), auth: Bytes(16) }),
  z.strictObject({ kind: z.literal('mail'), address: Address }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: Url,
    shape: z.enum(['plain', 'discord', 'slack']),
  }),
]);

const Wish = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** As the world calls it: Europe/Amsterdam. */
  zone: z.string().min(1).max(64),
  /** Minutes of the day, by that clock. */
  quiet: z.strictObject({ from: Minute, until: Minute }).optional(),
  /** One message a day at that minute, instead of one at a time. */
  digestAt: Minute.optional(),
});

const ChannelAsSeen = z.strictObject({
  channel: ChannelId,
  kind: z.enum(['push', 'mail', 'webhook']),
  /** What it is called; the address itself is told to nobody. */
  label: z.string(),
  made: z.number(),
  isConfirmed: z.boolean(),
  /** Nothing goes there any more: it is not wanted there, or the address is gone. */
  trouble: z.enum(['never', 'gone']).optional(),
});

export const TELEGRAM_SHAPES = {
  readTelegrams: {
    asks: Nothing,
    answers: z.strictObject({
      channels: z.array(ChannelAsSeen),
      wish: Wish.optional(),
      /** With which key a browser is asked for pushes. */
      pushKey: z.string(),
      hasMail: z.boolean(),
    }),
  },
  wishTelegrams: { asks: Wish, answers: Done },
  addChannel: {
    asks: z.strictObject({ target: NewChannel }),
    answers: z.strictObject({ channel: ChannelId }),
  },
  confirmChannel: { asks: z.strictObject({ code: z.string().min(4).max(64) }), answers: Done },
  removeChannel: { asks: z.strictObject({ channel: ChannelId }), answers: Done },
  testChannel: {
    asks: z.strictObject({ channel: ChannelId }),
    /** How it went. */
    answers: z.strictObject({ delivery: z.enum(['sent', 'later', 'never', 'gone', 'unknown']) }),
  },
  unsubscribe: {
    asks: z.strictObject({ secret: z.string().regex(/^[\w-]{22}$/) }),
    answers: Done,
  },
  noteSeen: { asks: z.strictObject({ table: TableId, line: LineNumber }), answers: Done },
};
