/** What is there to be read by people and by programs, and asks nothing. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DOCUMENT, PAGE } from './api-page.ts';
import { HEADERS } from './headers.ts';
import { packingFor, PACKINGS, type Packing } from './send.ts';

const example = (name: string): string =>
  readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8');

interface Reading {
  readonly type: string;
  readonly text: string;
}

const READINGS: ReadonlyMap<string, Reading> = new Map([
  ['/api', { type: 'text/html', text: PAGE }],
  ['/api/openapi.json', { type: 'application/json', text: DOCUMENT }],
  ['/api/examples/player.py', { type: 'text/plain', text: example('player.py') }],
  ['/api/examples/player.ts', { type: 'text/plain', text: example('player.ts') }],
]);

/** They never change while this server runs: each is packed once. */
const PACKED = new Map<Reading, Partial<Record<Packing, Promise<Buffer>>>>();

function packedOnce(reading: Reading, packing: Packing): Promise<Buffer> {
  const known = PACKED.get(reading) ?? {};
  PACKED.set(reading, known);
  return (known[packing] ??= PACKINGS[packing](reading.text));
}

/** Undefined: there is nothing to read. */
export const readingAt = (path: string): Reading | undefined => READINGS.get(path);

export async function sendReading(
  { headers }: IncomingMessage,
  response: ServerResponse,
  reading: Reading,
): Promise<void> {
  const packing = packingFor(headers['accept-encoding'] ?? '');
  const body = packing ? await packedOnce(reading, packing) : Buffer.from(reading.text);
  response.writeHead(200, {
    ...HEADERS,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': `${reading.type}; charset=utf-8`,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(packing ? { 'content-encoding': packing } : {}),
  });
  response.end(body);
}
