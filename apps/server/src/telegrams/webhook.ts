/** A message as programs take it: plain, or as Discord and Slack want it. */
import { deliveryOf, type Delivery, type Message } from './delivery.ts';
import { post, type Outbound } from './post.ts';

export const WEBHOOK_SHAPES = ['plain', 'discord', 'slack'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export interface WebhookTarget {
  readonly url: string;
  readonly shape: WebhookShape;
}

export function webhookBody(shape: WebhookShape, message: Message, link: string): object {
  const { title, text, tag } = message;
  if (shape === 'discord') {
    // Names are people's own words: they call nobody and are no markup.
    return {
      content: `**${unmarked(title)}**\n${unmarked(text)}\n<${link}>`,
      allowed_mentions: { parse: [] },
    };
  }
  if (shape === 'slack') return { text: `*${escaped(title)}*\n${escaped(text)}\n<${link}>` };
  return { title, text, link, tag };
}

const unmarked = (text: string): string => text.replaceAll(/[\\*_~`|>@#[\]]/g, '\\$&');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export async function sendWebhook(
  { url, shape }: WebhookTarget,
  message: Message,
  link: string,
  outbound: Outbound,
): Promise<Delivery> {
  const body = Buffer.from(JSON.stringify(webhookBody(shape, message, link)));
  return deliveryOf(await post(url, { 'content-type': 'application/json' }, body, outbound));
}
