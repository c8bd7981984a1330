/** The telegraph desk: looks what there is to tell somebody, and tells it once by each of his channels. */
import type {
  Channel,
  ChannelStore,
  PeopleStore,
  Telegram,
  TelegramStore,
  TelegramWish,
  VacationStore,
} from '@roundhouse/store';
import type { Delivery, Message } from './delivery.ts';
import { dueAt, isUrgent, quietOf, USUAL_WISH } from './due.ts';
import { factsFor, NEWS_MS, type Fact, type FactParts } from './facts.ts';
import { dayOf, lastAt, nextAt, quietUntil } from './hours.ts';
import { digestOf, messageOf } from './message.ts';
import type { Sender } from './sender.ts';

export interface DeskParts extends FactParts {
  readonly channels: ChannelStore;
  readonly telegrams: TelegramStore;
  readonly people: Pick<PeopleStore, 'isBanned'>;
  readonly vacations: Pick<VacationStore, 'of'>;
  readonly sender: Pick<Sender, 'send'>;
}

/** After so many failures it is given up; the waits between them grow fourfold. */
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
/** By one channel within a day. */
const MOST_A_DAY = 200;
const DAY_MS = 86_400_000;
/** A look stands behind every hint that may be lost. */
const SWEEP_MS = 900_000;
/** A digest that could not be sent at its hour is sent so long after. */
const DIGEST_MS = 6 * 3_600_000;

interface Sending {
  readonly person: string;
  readonly wish: TelegramWish;
  readonly facts: readonly Fact[];
  readonly told: ReadonlyMap<string, Telegram>;
  /** How many tables wait for him. */
  readonly waiting: number;
  /** Tells when to look again. */
  readonly again: (moment: number) => void;
}

/** Of the day whose hour has come last. */
const digestAbout = ({ digest_at: at, zone }: TelegramWish, now: number): readonly string[] =>
  at === null ? [] : [`digest:${dayOf(lastAt(at, zone, now), zone)}`];

const keyOf = (channel: string, about: string): string => `${channel} ${about}`;

/** One message a turn: that time runs low is for who has not been told for sure that it is his turn. */
function isToldAlready({ id }: Channel, { kind, about }: Fact, { told }: Sending): boolean {
  const turn = told.get(keyOf(id, about.replace(/^low/, 'turn')));
  // One that is being tried has taken the turn with it.
  const isUnderway = told.has(keyOf(id, about));
  return kind === 'low' && !isUnderway && turn?.state === 'sent';
}

export class TelegraphDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Answers when to look again; undefined: nobody is to be told. */
  async look(person: string): Promise<number | undefined> {
    const { channels, telegrams, people, now } = this.#parts;
    const open = (await channels.of(person)).filter(
      ({ confirmed, trouble }) => confirmed !== null && trouble === null,
    );
    if (open.length === 0 || (await people.isBanned(person))) return undefined;
    const away = await this.#awayUntil(person);
    if (away !== undefined) return away;
    const wish = (await channels.wish(person)) ?? USUAL_WISH;
    const facts = await factsFor(this.#parts, person);
    // What nobody is told of any more can be forgotten that he was told it.
    await telegrams.forget(person, now() - 3 * NEWS_MS);
    const abouts = [...facts.map(({ about }) => about), ...digestAbout(wish, now())];
    const log = await telegrams.told(person, abouts);
    const told = new Map(log.map((each) => [keyOf(each.channel, each.about), each]));
    let next = now() + SWEEP_MS;
    const again = (moment: number): void => void (next = Math.min(next, moment));
    const waiting = new Set(facts.flatMap(({ kind, table }) => (kind === 'turn' ? table : [])))
      .size;
    // One that does not answer keeps none of the others waiting.
    const telling = open.map((channel) => {
      const news = facts.filter(({ at, isSeen, kind }) => {
        const isNew = at >= (channel.confirmed ?? Infinity) || kind === 'low';
        return isNew && !isSeen;
      });
      return this.#tell(channel, { person, wish, facts: news, told, waiting, again });
    });
    await Promise.all(telling);
    return Math.max(next, now() + 1000);
  }

  async #awayUntil(person: string): Promise<number | undefined> {
    const { vacations, now } = this.#parts;
    const periods = await vacations.of(person);
    return periods.find(({ from, until }) => from <= now() && now() < until)?.until;
  }

  async #tell(channel: Channel, sending: Sending): Promise<void> {
    const { wish, facts } = sending;
    const { now } = this.#parts;
    if (wish.digest_at !== null) await this.#tellDigest(channel, wish.digest_at, sending);
    const single = facts.filter(
      (fact) => isUrgent(fact, wish, now()) && !isToldAlready(channel, fact, sending),
    );
    const ready = single.filter((fact) => dueAt(fact, wish) <= now());
    for (const fact of single) if (!ready.includes(fact)) sending.again(dueAt(fact, wish));
    // Of two things about one decision the more urgent is said.
    const said = ready.filter(
      ({ kind, about }) =>
        kind !== 'turn' || !ready.some((other) => other.about === about.replace(/^turn/, 'low')),
    );
    const silent = quietUntil(quietOf(wish), wish.zone, now());
    for (const fact of said) {
      // A time that would run out in the night was to be told before it, at the latest.
      if (silent !== undefined && fact.kind !== 'low') {
        sending.again(silent);
        continue;
      }
      const message = await messageOf(fact, wish, sending.waiting);
      // With what is left unsaid about the same, so that it stays so.
      const unsaid = ready.filter(
        (other) => other !== fact && other.about === fact.about.replace(/^low/, 'turn'),
      );
      const delivery = await this.#send(channel, [fact, ...unsaid], message, sending);
      // Where nothing arrives now, the rest would be waited for as long.
      if (delivery === 'later' || delivery === 'unknown') {
        return sending.again(now() + FIRST_WAIT_MS);
      }
    }
  }

  async #tellDigest(channel: Channel, at: number, sending: Sending): Promise<void> {
    const { wish, told, facts, waiting } = sending;
    const { now } = this.#parts;
    const last = lastAt(at, wish.zone, now());
    sending.again(nextAt(at, wish.zone, now()));
    const [about = ''] = digestAbout(wish, now());
    const before = told.get(keyOf(channel.id, about));
    if (now() - last > DIGEST_MS || (before && before.state !== 'waiting')) return;
    const news = facts.filter((fact) => {
      const known = told.get(keyOf(channel.id, fact.about));
      // Tried again it has in it what it had.
      const isNews = before ? known?.made === before.made : known === undefined;
      return isNews && fact.kind !== 'low' && fact.at <= last;
    });
    if (news.length === 0) return;
    await this.#send(channel, [{ about }, ...news], await digestOf(news, wish, waiting), sending);
  }

  /** The first names the message; with it the others are told too. Undefined: nothing is to be sent now. */
  async #send(
    channel: Channel,
    facts: readonly { readonly about: string }[],
    message: Message,
    { person, told, wish, again }: Sending,
  ): Promise<Delivery | undefined> {
    const { telegrams, sender, now } = this.#parts;
    const [first] = facts;
    if (!first) return undefined;
    const before = told.get(keyOf(channel.id, first.about));
    if (before && before.state !== 'waiting') return undefined;
    if (before && before.again > now()) {
      again(before.again);
      return undefined;
    }
    if ((await telegrams.count(channel.id, now() - DAY_MS)) >= MOST_A_DAY) return undefined;
    const fresh = facts.filter(({ about }) => !told.has(keyOf(channel.id, about)));
    // What is told together is known again by its moment.
    const made = now();
    const rows = fresh.map(({ about }): Telegram => {
      const row = { person, channel: channel.id, about, tries: 1, again: 0, made };
      return { ...row, state: about === first.about ? 'sending' : 'sent' };
    });
    const isMine = before ? await telegrams.claimAgain(before) : await telegrams.claim(rows);
    if (!isMine) return undefined;
    const delivery = await sender.send(channel, message, wish);
    const abouts = facts.map(({ about }) => about);
    await this.#settle(channel, abouts, delivery, (before?.tries ?? 0) + 1, again);
    return delivery;
  }

  async #settle(
    channel: Channel,
    abouts: readonly string[],
    delivery: Delivery,
    tries: number,
    again: Sending['again'],
  ): Promise<void> {
    const { telegrams, channels, now } = this.#parts;
    if (delivery === 'unknown') return;
    if (delivery === 'gone' && channel.kind === 'push') {
      // The browser has forgotten us.
      return channels.remove(channel.id, channel.person).catch(() => undefined);
    }
    if (delivery === 'sent') return telegrams.settle(channel.id, abouts, 'sent', 0);
    const isGivenUp = delivery !== 'later' || tries >= MOST_TRIES;
    const wait = now() + FIRST_WAIT_MS * 4 ** (tries - 1);
    // What else was to be told with it waits with it, and is not told if it never is.
    if (isGivenUp) await telegrams.settle(channel.id, abouts, 'failed', wait);
    else await telegrams.settle(channel.id, abouts.slice(0, 1), 'waiting', wait);
    if (!isGivenUp) again(wait);
    if (delivery !== 'later') await channels.setTrouble(channel.id, delivery);
  }
}
