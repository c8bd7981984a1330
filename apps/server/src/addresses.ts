/** Where a page can be opened: a server that listens on every interface has no address of its own. */
import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export function addressesOf(
  host: string,
  port: number,
  interfaces = networkInterfaces(),
): readonly string[] {
  const at = (name: string): string => `http://${name}:${port}/`;
  if (host === '127.0.0.1') return [at('localhost')];
  if (!EVERYWHERE.has(host)) return [at(host.includes(':') ? `[${host}]` : host)];
  const others = Object.values(interfaces).flatMap((each) => each ?? []);
  const reached = others.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [at('localhost'), ...reached.map(({ address }) => at(address))];
}

/** The one that a phone can open; undefined: only this machine does. */
export function addressForOthers(addresses: readonly string[]): string | undefined {
  return addresses.find((address) => new URL(address).hostname !== 'localhost');
}
