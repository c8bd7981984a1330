/** What programs that look after a server ask: whether it is well (`/healthz`), and its figures (`/metrics`). */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '@roundhouse/store';
import { hashOf } from '../people/secrets.ts';
import { VERSION } from '../version.ts';

/** A store that has not answered by then does not answer. */
const PATIENCE_MS = 2_000;

export interface OperatorParts {
  readonly database: Pick<Database, 'clock' | 'read' | 'build'>;
  readonly isDraining: () => boolean;
  /** The figures, as text. */
  readonly figures: () => Promise<string>;
  /** Who shows it may read the figures from anywhere. Undefined: this machine alone may. */
  readonly metricsToken: string | undefined;
  /** A proxy stands in front: all requests come from where it is, so that nobody is known by his address. */
  readonly isBehindProxy: boolean;
}

/** Whether it was one of theirs. */
export function openOperatorDoor(
  parts: OperatorParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    const answer =
      path === '/healthz' || path === '/healthz/live'
        ? () => sendHealth(parts, path, response)
        : path === '/metrics'
          ? () => sendFigures(parts, request, response)
          : undefined;
    if (!answer) return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method === 'GET' || request.method === 'HEAD') {
      answer().catch(() => response.headersSent || response.writeHead(500).end());
    } else response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return true;
  };
}

type Health = 'ok' | 'draining' | 'store-unavailable';

async function sendHealth(
  parts: OperatorParts,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const status = path === '/healthz/live' ? 'ok' : await healthOf(parts);
  const text = JSON.stringify({ status, version: VERSION });
  response.writeHead(status === 'ok' ? 200 : 503, { 'content-type': 'application/json' });
  response.end(`${text}\n`);
}

async function healthOf({ database, isDraining }: OperatorParts): Promise<Health> {
  if (isDraining()) return 'draining';
  const asked = database
    .read(database.build.selectFrom('migration').select('version').limit(1))
    .then(
      () => true,
      () => false,
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), PATIENCE_MS);
  });
  const isThere = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isThere ? 'ok' : 'store-unavailable';
}

async function sendFigures(
  parts: OperatorParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!mayRead(parts, request)) {
    const how =
      parts.metricsToken === undefined
        ? 'Only this machine may read it, and behind a proxy nobody: set METRICS_TOKEN.'
        : 'The token of METRICS_TOKEN is wanted.';
    response.writeHead(401, { 'www-authenticate': 'Bearer', 'content-type': 'text/plain' });
    response.end(`${how}\n`);
    return;
  }
  const text = await parts.figures();
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  response.end(text);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

function mayRead(
  { metricsToken, isBehindProxy }: OperatorParts,
  { headers, socket }: IncomingMessage,
): boolean {
  if (metricsToken !== undefined) {
    const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)));
  }
  const isForwarded = isBehindProxy || FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
