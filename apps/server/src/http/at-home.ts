/** Over plain http anybody on the way reads along: only who is on this machine or on a private network comes in. */
import { BlockList, isIP } from 'node:net';
import { Problem } from '../problem.ts';

const HOME = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Private networks over the internet: encrypted by themselves.
  ['100.64.0.0', 10],
] as const) {
  HOME.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  HOME.addSubnet(network, bits, 'ipv6');
}

/** A household has few. */
const MOST_KNOWN = 1_000;
/** Those that were looked at: most of them ask again. */
const known = new Set<string>();

export function assertAtHome(peer: string): void {
  if (known.has(peer)) return;
  const [address = ''] = peer.split('%', 1);
  const kind = isIP(address);
  if (kind !== 0 && HOME.check(address, kind === 4 ? 'ipv4' : 'ipv6')) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(peer);
    return;
  }
  throw new Problem(
    'not-at-home',
    'over plain http only private addresses are served; PUBLIC_URL=https://... says that a proxy encrypts',
  );
}
