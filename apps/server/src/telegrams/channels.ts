/** The channels that somebody has: added, shown to be his, tried, ended. */
import type { Answer, Asked } from '@roundhouse/contract';
import type { Channel, ChannelStore, CodeStore, Person, TimerStore } from '@roundhouse/store';
import { isDone } from '@roundhouse/table';
import { hashOfCode, newCode } from '../people/codes.ts';
import { newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { Delivery } from './delivery.ts';
import { quietOf, USUAL_WISH } from './due.ts';
import { isZone } from './hours.ts';
import { testMessage } from './message.ts';
import { mayPostTo, type Outbound } from './post.ts';
import type { MailTarget, Sender } from './sender.ts';

export interface ChannelsParts {
  readonly channels: ChannelStore;
  readonly codes: CodeStore;
  readonly timers: Pick<TimerStore, 'bringForward'>;
  readonly sender: Sender;
  readonly outbound: Outbound;
  readonly now: () => number;
}

type NewChannel = Asked<'addChannel'>['target'];
type Wish = Asked<'wishTelegrams'>;

const MOST_CHANNELS = 10;
const CODE_MS = 1_800_000;
/** So many codes go to one address a day: it may be a stranger's. */
const MOST_CODES = 3;
/** So many one person has sent a day, wherever to. */
const MOST_CODES_OF_ONE = 10;
const DAY_MS = 86_400_000;

export class Channels {
  readonly #parts: ChannelsParts;
  /** When codes went to an address, and when somebody had them sent. A node counts for itself. */
  readonly #coded = new Map<string, readonly number[]>();

  constructor(parts: ChannelsParts) {
    this.#parts = parts;
  }

  async read({ id }: Person): Promise<Answer<'readTelegrams'>> {
    const { channels, sender } = this.#parts;
    const wish = await channels.wish(id);
    const quiet = wish && quietOf(wish);
    return {
      channels: (await channels.of(id)).map(asSeen),
      ...(wish
        ? {
            wish: {
              language: wish.language,
              zone: wish.zone,
              ...(quiet ? { quiet } : {}),
              ...(wish.digest_at === null ? {} : { digestAt: wish.digest_at }),
            },
          }
        : {}),
      pushKey: sender.pushKey,
      hasMail: sender.hasMail,
    };
  }

  async wish({ id }: Person, { language, zone, quiet, digestAt }: Wish): Promise<void> {
    if (!isZone(zone)) throw new Problem('bad-request', 'zone: there is no such time zone');
    const { channels, timers, now } = this.#parts;
    await channels.setWish(id, {
      language,
      zone,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      digest_at: digestAt ?? null,
    });
    // What is due may be due otherwise now.
    await timers.bringForward('telegram', [id], now(), now());
  }

  /** `device`: what kind of one asks. */
  async add({ id: person }: Person, wanted: NewChannel, device: string): Promise<string> {
    const { channels, sender, outbound, now } = this.#parts;
    if ((await channels.of(person)).length >= MOST_CHANNELS) {
      throw new Problem('too-many', 'channels');
    }
    const to = addressIn(wanted);
    if (to !== undefined && !mayPostTo(to, outbound)) throw new Problem('bad-address');
    if (wanted.kind === 'mail' && !sender.hasMail) throw new Problem('no-mail');
    const { kind, ...target } = wanted;
    const made = now();
    const channel: Channel = {
      id: newId(),
      person,
      kind,
      target: JSON.stringify(target),
      label: labelOf(wanted, device),
      leave: newInvitation(),
      made,
      confirmed: kind === 'mail' ? null : made,
      trouble: null,
    };
    if (wanted.kind === 'mail') {
      this.#countCode(`of ${person}`, MOST_CODES_OF_ONE);
      this.#countCode(`to ${wanted.address.toLowerCase()}`, MOST_CODES);
    }
    await channels.add(channel);
    if (wanted.kind === 'mail') await this.#sendCode(channel, wanted);
    else await this.#wake(person);
    return channel.id;
  }

  async confirm({ id }: Person, code: string): Promise<void> {
    const { channels, codes, now } = this.#parts;
    const taken = await codes.take(hashOfCode(code), 'mail', now());
    if (!taken?.body || taken.person !== id) throw new Problem('bad-code');
    await orMissing(channels.confirm(taken.body, id, now()));
    await this.#wake(id);
  }

  async remove({ id }: Person, channel: string): Promise<void> {
    await orMissing(this.#parts.channels.remove(channel, id));
  }

  async leave(secret: string): Promise<void> {
    await orMissing(this.#parts.channels.leave(secret));
  }

  async test({ id }: Person, wanted: string): Promise<Delivery> {
    const { channels, sender } = this.#parts;
    const channel = (await channels.of(id)).find((each) => each.id === wanted);
    if (!channel || channel.confirmed === null) throw new Problem('no-such-channel');
    const reader = (await channels.wish(id)) ?? USUAL_WISH;
    const delivery = await sender.send(channel, testMessage(reader), reader);
    const isGone = delivery === 'never' || delivery === 'gone';
    if (isGone) await channels.setTrouble(channel.id, delivery);
    // What arrives again is used again.
    if (delivery === 'sent') await channels.setTrouble(channel.id, null);
    return delivery;
  }

  async #sendCode({ id, person }: Channel, { address }: MailTarget): Promise<void> {
    const { channels, codes, sender, now } = this.#parts;
    const code = newCode(2);
    const until = now() + CODE_MS;
    const row = { hash: hashOfCode(code), kind: 'mail', person, until, body: id } as const;
    await codes.replace('mail', [row], now());
    const reader = (await channels.wish(person)) ?? USUAL_WISH;
    const delivery = await sender.sendCode(address, code, reader);
    if (delivery === 'sent' || delivery === 'unknown') return;
    await channels.remove(id, person);
    throw new Problem('bad-address');
  }

  #countCode(whose: string, most: number): void {
    const since = this.#parts.now() - DAY_MS;
    for (const [known, times] of this.#coded) {
      if ((times.at(-1) ?? 0) < since) this.#coded.delete(known);
    }
    const times = (this.#coded.get(whose) ?? []).filter((at) => at >= since);
    if (times.length >= most) throw new Problem('too-many', 'codes');
    this.#coded.set(whose, [...times, this.#parts.now()]);
  }

  /** From now on somebody looks what there is to tell him. */
  async #wake(person: string): Promise<void> {
    const { timers, now } = this.#parts;
    await timers.bringForward('telegram', [person], now(), now());
  }
}

function addressIn(wanted: NewChannel): string | undefined {
  if (wanted.kind === 'mail') return undefined;
  return wanted.kind === 'push' ? wanted.endpoint : wanted.url;
}

/** Enough to know it again, and not enough to use it. */
function labelOf(wanted: NewChannel, device: string): string {
  if (wanted.kind === 'push') return device;
  if (wanted.kind === 'webhook') return URL.parse(wanted.url)?.hostname ?? '';
  const [name = '', host = ''] = wanted.address.split('@');
  return `${name.slice(0, 1)}…@${host}`;
}

function asSeen({ id, kind, label, made, confirmed, trouble }: Channel) {
  return {
    channel: id,
    kind,
    label,
    made,
    isConfirmed: confirmed !== null,
    ...(trouble === null
      ? {}
      : { trouble: trouble === 'gone' ? ('gone' as const) : ('never' as const) }),
  };
}

async function orMissing(work: Promise<void>): Promise<void> {
  if (!(await isDone(work, 'missing'))) throw new Problem('no-such-channel');
}
