/** Sends something to an address that somebody gave: resolved once, looked at, and that very address is connected to. */
import { lookup, type LookupAddress } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Outbound {
  /** Whether that address may be connected to. */
  readonly mayReach: (address: string) => boolean;
  /** Other ports than that of https, and no encryption: never but to a sink of one's own. */
  readonly isAnyPort: boolean;
  /** Where a name leads to; undefined: as this machine finds it. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  /** Who vouches for a sink of one's own; undefined: the usual authorities. */
  readonly ca?: string;
}

export const OPEN_NETWORK: Outbound = { mayReach: isPublicAddress, isAnyPort: false };

/** `unreached`: it was not sent for sure. `unknown`: it may have been. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'unknown' };

const LONGEST_MS = 10_000;
/** Nobody reads what is answered; who never ends is hung up on. */
const MOST_ANSWERED = 64_000;

export function mayPostTo(text: string, { isAnyPort, mayReach }: Outbound): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isHttps = url.protocol === 'https:' && (isAnyPort || url.port === '');
  if (!isHttps && !(isAnyPort && url.protocol === 'http:')) return false;
  const host = bare(url.hostname);
  return isIP(host) === 0 ? host.includes('.') || isAnyPort : mayReach(host);
}

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const found = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((done) => {
    lookup(host, { all: true }, (error, addresses) => done(error ? [] : addresses));
  });

async function addressesOf(
  host: string,
  { resolve = found }: Outbound,
): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? resolve(host) : [{ address: host, family }];
}

/** What is asked for again later is answered with what was looked at. */
const pinned =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, answer) => {
    const [first] = addresses;
    if (options.all || !first) answer(null, [...addresses]);
    else answer(null, first.address, first.family);
  };

export async function post(
  text: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  outbound: Outbound,
): Promise<Posted> {
  const url = URL.parse(text);
  if (!url || !mayPostTo(text, outbound)) return { kind: 'forbidden' };
  const addresses = await addressesOf(bare(url.hostname), outbound);
  if (addresses.length === 0) return { kind: 'unreached' };
  if (!addresses.every(({ address }) => outbound.mayReach(address))) return { kind: 'forbidden' };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length, 'user-agent': 'Roundhouse' },
    lookup: pinned(addresses),
    signal: AbortSignal.timeout(LONGEST_MS),
    // A connection of its own: none that somebody else's name has led to.
    agent: false,
    ...(outbound.ca === undefined ? {} : { ca: outbound.ca }),
  };
  return new Promise((done) => {
    let isSent = false;
    const request = (url.protocol === 'http:' ? plain : secure)(url, options, (response) => {
      const { statusCode = 0 } = response;
      let size = 0;
      response.on('data', (some: Buffer) => {
        size += some.length;
        if (size > MOST_ANSWERED) response.destroy();
      });
      response.on('error', () => undefined);
      // The answer's first line says all.
      done({ kind: 'answered', status: statusCode });
      response.resume();
    });
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => (isSent = true));
    });
    request.on('error', () => done({ kind: isSent ? 'unknown' : 'unreached' }));
    request.end(body);
  });
}
