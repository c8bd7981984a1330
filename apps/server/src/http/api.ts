/** The contract over HTTP: from a request to an answer, and never to a stack trace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTES, type Asked, type Route, type RouteName } from '@roundhouse/contract';
import type { PeopleStore, Room } from '@roundhouse/store';
import { admit, assertAccess } from '../access.ts';
import type { Answers, Parts } from '../answers/answers.ts';
import { answersWith } from '../answers/answers.ts';
import { viewerOf } from '../answers/match-answers.ts';
import { visitorBy, type Visitor } from '../people/visitor.ts';
import { Problem, problemOf } from '../problem.ts';
import { DOCUMENT, PAGE } from './api-page.ts';
import { readJson } from './body.ts';
import { sessionCookie, sessionIn } from './cookie.ts';
import type { EventStream } from './event-stream.ts';
import { assertOwnOrigin } from './origin.ts';
import { askedOf, routeOf } from './routing.ts';
import { watchTable, type WatchParts } from './watch-table.ts';

export interface ApiParts extends Parts, WatchParts {
  readonly people: PeopleStore;
  /** Reached by https, itself or through a proxy. */
  readonly isSecure: boolean;
  /** What no request should see: for the log. */
  readonly onFault: (error: unknown) => void;
}

interface Reader {
  readonly stream: EventStream;
  readonly session: string | undefined;
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
      asking: { visitor: Visitor; room: typeof room },
    ) => Promise<object>;
    const done = await answer(asked, { visitor, room });
    if (name === 'leave') this.#closeStreamsOf(visitor.session);
    send(response, 200, done);
  }

  #visitor(request: IncomingMessage, response: ServerResponse): Promise<Visitor> {
    const { people, now, isSecure } = this.#parts;
    const setCookie = (secret: string): void =>
      void response.setHeader('set-cookie', sessionCookie(secret, isSecure));
    const secret = sessionIn(request.headers.cookie, isSecure);
    return visitorBy(secret, { people, now, setCookie });
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
    const reader: Reader = { stream, session: visitor.session };
    this.#readers.add(reader);
    stream.onClosed(() => this.#readers.delete(reader));
    if (this.#isClosing) stream.handOver();
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
