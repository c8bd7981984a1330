/** A message to one browser, by the push service that it named. */
import { createHash } from 'node:crypto';
import { deliveryOf, type Delivery, type Message } from '../delivery.ts';
import { post, type Outbound } from '../post.ts';
import { encrypted, type PushKeys } from './encrypt.ts';
import { authorization, type Vapid } from './vapid.ts';

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

export interface PushParts {
  readonly vapid: Vapid;
  readonly contact: string;
  readonly outbound: Outbound;
  readonly now: () => number;
}

/** So long a push service keeps it for a device that is off. */
const KEPT_S = 2 * 86_400;
const LONGEST_TOPIC = 32;

export async function sendPush(
  { endpoint, ...keys }: PushTarget,
  message: Message,
  { vapid, contact, outbound, now }: PushParts,
): Promise<Delivery> {
  // Where a device was off, the latest about a table takes the place of those before it.
  const topic = createHash('sha256').update(message.tag).digest('base64url');
  const headers = {
    authorization: authorization(vapid, endpoint, contact, now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: KEPT_S,
    urgency: 'normal',
    topic: topic.slice(0, LONGEST_TOPIC),
  };
  const body = encrypted(Buffer.from(JSON.stringify(message)), keys);
  return deliveryOf(await post(endpoint, headers, body, outbound));
}
