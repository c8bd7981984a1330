/** What changes something is asked by pages of this place alone: another page's requests carry its own origin. */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

export function assertOwnOrigin({ method, headers }: IncomingMessage): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { origin, host } = headers;
  // A program that is no browser sends none, and has no cookie of anybody either.
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') return;
    throw new Problem('wrong-origin');
  }
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Problem('wrong-origin');
}
