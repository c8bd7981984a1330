/** The contract over HTTP: from a request to an answer, and never to a stack trace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTES, type Asked, type Route, type RouteName } from '@roundhouse/contract';
import type { Room } from '@roundhouse/store';
import { admit, assertAccess } from '../access.ts';
import type { Answers, Asking, Parts } from '../answers/answers.ts';
import { answersWith } from '../answers/answers.ts';
import { viewerOf } from '../answers/match-answers.ts';
import { deviceOf } from '../people/device.ts';
import { visitorBy, type Visitor } from '../people/visitor.ts';
import type { Place } from '../people/webauthn.ts';
import { Problem, problemOf } from '../problem.ts';
import { DOCUMENT, PAGE } from './api-page.ts';
import { readJson } from './body.ts';
import { sessionCookie, sessionIn } from './cookie.ts';
import type { EventStream } from './event-stream.ts';
import { assertOwnOrigin } from './origin.ts';
import { askedOf, routeOf } from './routing.ts';
import { watchTable, type WatchParts } from './watch-table.ts';

export interface ApiParts extends Parts, WatchParts {
  /** Reached by https, itself or through a proxy. */
  readonly isSecure: boolean;
  /** What no request should see: for the log. */
  readonly onFault: (error: unknown) => void;
}

/** So often it is noted that somebody who only reads is here. */
const NOTED_MS = 60_000;

interface Reader {
  readonly stream: EventStream;
  readonly session: string | undefined;
  /** When it was last noted that his device is here. */
  noted: number;
}

export class Api {
  readonly #parts: ApiParts;
  readonly #answers: Answers;
  readonly #readers = new Set<Reader>();
  #isClosing = false;

  constructor(parts: ApiParts) {
    assertAccess(ROUTES);
    this.#parts = parts;
    this.#answers = answersWith(parts);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-store');
    try {
      if (this.#isClosing) throw new Problem('shutting-down');
      await this.#answer(request, response);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) this.#parts.onFault(error);
      if (problem.fault.code === 'wrong-method') response.setHeader('allow', problem.message);
      // What of the body was not read is not waited for.
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, problem.status, { error: problem.fault });
    }
  }

  /** Streams end; readers come back to whoever serves then. */
  close(): void {
    this.#isClosing = true;
    for (const { stream } of this.#readers) stream.handOver();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = addressOf(request);
    if (request.method === 'GET' && sendReading(response, url.pathname)) return;
    const { name, parts } = routeOf(request.method ?? '', url.pathname);
    assertOwnOrigin(request);
    const { method, isStream }: Route = ROUTES[name];
    const given =
      method === 'POST' ? await readJson(request) : Object.fromEntries(url.searchParams);
    const asked = askedOf(name, given, parts);
    const visitor = await this.#visitor(request, response);
    const room = await admit(name, asked as object, visitor, this.#parts.rooms);
    if (isStream && room) {
      await this.#watch(asked as Asked<'watch'>, { visitor, room }, request, response);
      return;
    }
    const answer = this.#answers[name as Exclude<RouteName, 'watch'>] as (
      asked: unknown,
      asking: Asking,
    ) => Promise<object>;
    const done = await answer(asked, { visitor, room, place: this.#place(request) });
    if (name === 'leave') this.#closeStreamsOf(visitor.session);
    send(response, 200, done);
  }

  #visitor(request: IncomingMessage, response: ServerResponse): Promise<Visitor> {
    const { people, now, isSecure } = this.#parts;
    const setCookie = (secret: string): void =>
      void response.setHeader('set-cookie', sessionCookie(secret, isSecure));
    const secret = sessionIn(request.headers.cookie, isSecure);
    const device = deviceOf(request.headers['user-agent']);
    return visitorBy(secret, { people, now, device, setCookie });
  }

  #place({ headers: { host = '' } }: IncomingMessage): Place {
    const origin = `${this.#parts.isSecure ? 'https' : 'http'}://${host}`;
    return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
  }

  async #watch(
    { eyes, after }: Asked<'watch'>,
    { visitor, room }: { readonly visitor: Visitor; readonly room: Room },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const from = Number(request.headers['last-event-id'] ?? after);
    if (!Number.isSafeInteger(from)) throw new Problem('bad-request', 'last-event-id: a line');
    const looking = { room, visitor, viewer: viewerOf(eyes), after: from };
    const stream = await watchTable(this.#parts, looking, response);
    const reader: Reader = { stream, session: visitor.session, noted: this.#parts.now() };
    this.#readers.add(reader);
    stream.onClosed(() => this.#readers.delete(reader));
    if (this.#isClosing) stream.handOver();
  }

  /** Closes the streams of sessions that were ended, here or elsewhere, and notes which devices are here. */
  async lookAfterReaders(): Promise<void> {
    const { people, now } = this.#parts;
    const hashes = [...new Set([...this.#readers].flatMap(({ session }) => session ?? []))];
    if (hashes.length === 0) return;
    const standing = await people.standing(hashes);
    for (const reader of this.#readers) {
      const { session } = reader;
      if (session === undefined) continue;
      if (!standing.has(session)) reader.stream.close();
      else if (now() - reader.noted > NOTED_MS) {
        reader.noted = now();
        await people.touch(session, now());
      }
    }
  }

  #closeStreamsOf(session: string | undefined): void {
    for (const reader of this.#readers) if (reader.session === session) reader.stream.close();
  }
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  const base = 'http://here';
  // `//x` would be another host.
  if (url.startsWith('/api') && URL.canParse(url, base)) return new URL(url, base);
  throw new Problem('no-such-route');
}

/** What is there to be read by people and by programs. */
function sendReading(response: ServerResponse, path: string): boolean {
  if (path !== '/api' && path !== '/api/openapi.json') return false;
  const isPage = path === '/api';
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  response.setHeader('content-type', `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`);
  response.end(isPage ? PAGE : DOCUMENT);
  return true;
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
