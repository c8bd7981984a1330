/** The contract over HTTP: from a request to an answer, and never to a stack trace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ROUTES,
  type AnsweredName,
  type Asked,
  type Route,
  type RouteName,
} from '@roundhouse/contract';
import { Underway, type Room } from '@roundhouse/store';
import { admit, assertAccess } from '../access.ts';
import type { Answers, Asking, Parts } from '../answers/answers.ts';
import { answersWith } from '../answers/answers.ts';
import { viewerOf } from '../answers/match-answers.ts';
import type { Log } from '../operate/log.ts';
import type { Meters } from '../operate/meters.ts';
import type { Quotas } from '../operate/quotas.ts';
import { deviceOf } from '../people/device.ts';
import { visitorBy, type Visitor } from '../people/visitor.ts';
import type { Place } from '../people/webauthn.ts';
import { Problem, problemOf } from '../problem.ts';
import { addressOf, peerOf } from './address.ts';
import { assertAtHome } from './at-home.ts';
import { readJson } from './body.ts';
import { sessionCookie, sessionIn, tokenIn } from './cookie.ts';
import { assertLimits, TooMany } from './limits.ts';
import { assertOwnOrigin } from './origin.ts';
import { readingAt, sendReading } from './readings.ts';
import { Readers } from './readers.ts';
import { requestId } from './request-id.ts';
import { askedOf, routeOf } from './routing.ts';
import { send } from './send.ts';
import type { EventStream } from './event-stream.ts';
import { LOBBY_NEWS, newsOf, watchNews } from './watch-news.ts';
import { watchTable, type WatchParts } from './watch-table.ts';

export interface ApiParts extends Parts, WatchParts {
  /** Reached by https, itself or through a proxy. */
  readonly isSecure: boolean;
  /** The header in which a proxy of our own says from where a request comes. */
  readonly proxyHeader?: string;
  readonly quotas: Quotas;
  readonly meters: Meters;
  readonly log: Log;
  /** What no request should see: for the log. */
  readonly onFault: OnFault;
}

/** What is known of the request that met a fault. */
export interface About {
  readonly request: string;
  readonly route?: string | undefined;
}

export type OnFault = (error: unknown, about?: About) => void;

/** What took longer than that is worth a line. */
const SLOW_MS = 1_000;

const ANY_NUMBER = { person: Infinity, address: Infinity };

/** A request on its way: when it came in, and what it turned out to ask. */
interface Passage {
  readonly since: number;
  route?: RouteName;
}

interface Watching {
  readonly visitor: Visitor;
  readonly room: Room;
}

export class Api {
  readonly #parts: ApiParts;
  readonly #answers: Answers;
  readonly #readers: Readers;
  /** What is being answered, whether or not somebody still waits for it. */
  readonly #underway = new Underway();
  #isClosing = false;

  constructor(parts: ApiParts) {
    assertAccess(ROUTES);
    assertLimits(ROUTES);
    this.#parts = parts;
    this.#answers = answersWith(parts);
    const { limits, quotas } = parts;
    this.#readers = new Readers(
      limits ? { person: quotas.streams, address: quotas.addressStreams } : ANY_NUMBER,
    );
  }

  get streams(): number {
    return this.#readers.size;
  }

  handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#underway.during(() => this.#handle(request, response));
  }

  /** When nothing is being answered any more. */
  settled(): Promise<void> {
    return this.#underway.settled();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { meters, log } = this.#parts;
    const passage: Passage = { since: performance.now() };
    try {
      if (this.#isClosing) throw new Problem('shutting-down');
      await this.#answer(request, response, passage);
    } catch (error) {
      const problem = problemOf(error);
      const { code } = problem.fault;
      meters.refused(code);
      const id = requestId(request, this.#parts.proxyHeader !== undefined);
      const { route } = passage;
      if (problem.status >= 500 && code !== 'shutting-down') {
        this.#parts.onFault(error, { request: id, route });
        // Who tells of it can name it. A refusal is the same to the byte whenever it is given.
        if (!response.headersSent) response.setHeader('x-request-id', id);
      } else log('debug', 'refused', { request: id, route, code });
      // A stream that has begun can't say it any more: its reader comes back to one that can.
      if (response.headersSent) return void response.destroy();
      if (problem.fault.code === 'wrong-method') response.setHeader('allow', problem.message);
      if (problem instanceof TooMany) response.setHeader('retry-after', problem.seconds);
      // What of the body was not read is not waited for.
      if (!request.complete) response.setHeader('connection', 'close');
      await send(request, response, problem.status, { error: problem.fault });
    } finally {
      this.#note(passage);
    }
  }

  #note({ route, since }: Passage): void {
    if (route === undefined) return;
    const { meters, log } = this.#parts;
    meters.answered(route, since);
    const ms = Math.round(performance.now() - since);
    log(ms > SLOW_MS ? 'info' : 'debug', ms > SLOW_MS ? 'slow' : 'answered', { route, ms });
  }

  /** Streams end; readers come back to whoever serves then. */
  close(): void {
    this.#isClosing = true;
    this.#readers.handOver();
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    passage: Passage,
  ): Promise<void> {
    const url = urlOf(request);
    const reading = request.method === 'GET' ? readingAt(url.pathname) : undefined;
    if (reading) return sendReading(request, response, reading);
    const { name, parts } = routeOf(request.method ?? '', url.pathname);
    passage.route = name;
    assertOwnOrigin(request);
    const { method, isStream, limit }: Route = ROUTES[name];
    const { proxyHeader, isSecure, limits } = this.#parts;
    if (!isSecure) assertAtHome(peerOf(request, proxyHeader));
    const address = addressOf(request, proxyHeader);
    limits?.take('address', address, limit);
    const given =
      method === 'POST' ? await readJson(request) : Object.fromEntries(url.searchParams);
    const asked = askedOf(name, given, parts);
    const visitor = await this.#visitor(request, response);
    if (visitor.person) limits?.take('person', visitor.person.id, limit);
    const room = await admit(name, asked as object, visitor, this.#parts.rooms);
    if (isStream) {
      const giveBack = this.#readers.reserve(visitor.person?.id, address);
      try {
        const stream = room
          ? await this.#watch(asked as Asked<'watch'>, { visitor, room }, request, response)
          : watchNews(this.#parts, await this.#news(asked), response);
        stream.onClosed(giveBack);
        this.#read(stream, visitor);
      } catch (error) {
        giveBack();
        throw error;
      }
      return;
    }
    const answer = this.#answers[name as AnsweredName] as (
      asked: unknown,
      asking: Asking,
    ) => Promise<object>;
    const done = await answer(asked, { visitor, room, placeOf: () => this.#place(request) });
    if (name === 'leave') this.#readers.closeOf(visitor.session);
    await send(request, response, 200, done);
  }

  #visitor(request: IncomingMessage, response: ServerResponse): Promise<Visitor> {
    const { people, now, isSecure } = this.#parts;
    const setCookie = (secret: string): void =>
      void response.setHeader('set-cookie', sessionCookie(secret, isSecure));
    const { authorization, cookie } = request.headers;
    const secret =
      authorization === undefined ? sessionIn(cookie, isSecure) : tokenIn(authorization);
    const device = (): string => deviceOf(request.headers['user-agent']);
    return visitorBy(secret, { people, now, device, setCookie });
  }

  #place({ headers: { host = '' } }: IncomingMessage): Place {
    const origin = `${this.#parts.isSecure ? 'https' : 'http'}://${host}`;
    return { origin, host: URL.parse(origin)?.hostname ?? '' };
  }

  async #watch(
    { eyes, after, as }: Asked<'watch'>,
    { visitor, room }: Watching,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<EventStream> {
    const from = Number(request.headers['last-event-id'] ?? after);
    if (!Number.isSafeInteger(from)) throw new Problem('bad-request', 'last-event-id: a line');
    const isScreen = as === 'screen';
    const looking = { room, visitor, viewer: viewerOf(eyes), after: from, isScreen };
    return watchTable(this.#parts, looking, response);
  }

  /** Of a tournament that there is, or of all tables that anybody finds. */
  async #news(asked: object): Promise<Parameters<typeof watchNews>[1]> {
    if (!('tournament' in asked)) return LOBBY_NEWS;
    const { tournament } = asked as Asked<'watchTournament'>;
    return newsOf((await this.#parts.tournaments.find(tournament)).id);
  }

  #read(stream: EventStream, { session }: Visitor): void {
    stream.onClosed(this.#readers.add({ stream, session, noted: this.#parts.now() }));
    if (this.#isClosing) stream.handOver();
  }

  /** Streams of sessions that were ended, here or elsewhere, close; which devices are here is noted. */
  lookAfterReaders(): Promise<void> {
    return this.#readers.lookAfter(this.#parts.people, this.#parts.now());
  }
}

function urlOf({ url = '/' }: IncomingMessage): URL {
  // `//x` would be another host.
  const parsed = url.startsWith('/api') ? URL.parse(url, 'http://here') : null;
  if (!parsed) throw new Problem('no-such-route');
  return parsed;
}
