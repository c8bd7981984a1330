/** What a request is called in the log: as the proxy calls it where there is one, otherwise by counting. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Tells this server's from another's, and from those before a restart. */
const OWN = randomBytes(4).toString('hex');
let given = 0;

export function requestId({ headers }: IncomingMessage, hasProxy: boolean): string {
  const named = headers['x-request-id'];
  if (hasProxy && typeof named === 'string' && /^[\w-]{8,31}$/.test(named)) return named;
  given += 1;
  return `${OWN}-${given.toString(36)}`;
}
