/** Sends a message by a channel, of whatever kind it is. */
import type { Channel } from '@roundhouse/store';
import { TELEGRAM } from '@roundhouse/ui/words/telegram';
import type { Delivery, Message } from './delivery.ts';
import { inBrief } from './in-brief.ts';
import type { MailOptions } from './mail/options.ts';
import { sendMail } from './mail/smtp.ts';
import { languageOf, type Reader } from './message.ts';
import type { Outbound } from './post.ts';
import { sendPush, type PushTarget } from './push/push.ts';
import type { Vapid } from './push/vapid.ts';
import { sendWebhook, type WebhookTarget } from './webhook.ts';

export interface SenderParts {
  readonly vapid: Vapid;
  /** Undefined: there is no mail here. */
  readonly mail: MailOptions | undefined;
  readonly outbound: Outbound;
  /** Where this place is reached, for links that are read elsewhere. */
  readonly origin: () => string;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
  readonly onDelivery: (channel: Channel['kind'], delivery: Delivery) => void;
}

export interface MailTarget {
  readonly address: string;
}

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

export class Sender {
  readonly #parts: SenderParts;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get hasMail(): boolean {
    return this.#parts.mail !== undefined;
  }

  get pushKey(): string {
    return this.#parts.vapid.publicKey;
  }

  async send(channel: Channel, message: Message, reader: Reader): Promise<Delivery> {
    const delivery = await this.#send(channel, message, reader);
    this.#parts.onDelivery(channel.kind, delivery);
    return delivery;
  }

  async #send(channel: Channel, message: Message, reader: Reader): Promise<Delivery> {
    const { vapid, outbound, now } = this.#parts;
    const link = this.#linkTo(message.path);
    const target: unknown = JSON.parse(channel.target);
    const { letter, more } = TELEGRAM[languageOf(reader)];
    const short = { ...message, text: inBrief(message.text, more) };
    if (channel.kind === 'webhook') {
      return sendWebhook(target as WebhookTarget, short, link, outbound);
    }
    if (channel.kind === 'push') {
      const origin = withoutSlash(this.#parts.origin());
      const contact = this.#parts.mail ? `mailto:${this.#parts.mail.from}` : origin;
      return sendPush(target as PushTarget, short, { vapid, contact, outbound, now });
    }
    const leave = this.#linkTo(`/unsubscribe/${channel.leave}`);
    const text = letter(message.text, link, leave);
    return this.#mail({ ...(target as MailTarget), subject: message.title, text, leave });
  }

  /** The code that shows that an address is his. */
  sendCode(address: string, code: string, reader: Reader): Promise<Delivery> {
    const { confirm } = TELEGRAM[languageOf(reader)];
    return this.#mail({ address, subject: confirm.subject(code), text: confirm.text(code) });
  }

  async #mail({
    address,
    ...letter
  }: MailTarget & {
    readonly subject: string;
    readonly text: string;
    readonly leave?: string;
  }): Promise<Delivery> {
    const { mail, now, onFault } = this.#parts;
    if (!mail) return 'later';
    const { delivery, why } = await sendMail(mail, { to: address, ...letter }, now());
    if (delivery !== 'sent') onFault(new Error(`a letter was not taken: ${why ?? ''}`));
    return delivery;
  }

  #linkTo(path: string): string {
    return `${withoutSlash(this.#parts.origin())}/#${path}`;
  }
}
