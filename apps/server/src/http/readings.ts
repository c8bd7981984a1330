/** What is there to be read by people and by programs, and asks nothing. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { DOCUMENT, PAGE } from './api-page.ts';
import { HEADERS } from './headers.ts';

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

/** Whether there was something to read. */
export function sendReading(response: ServerResponse, path: string): boolean {
  const found = READINGS.get(path);
  if (!found) return false;
  response.writeHead(200, {
    ...HEADERS,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'content-type': `${found.type}; charset=utf-8`,
  });
  response.end(found.text);
  return true;
}
