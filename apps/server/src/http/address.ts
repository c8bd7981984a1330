/** From where a request comes: the other end of the connection, or what a trusted proxy says. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Of a household, to count by. */
export function addressOf(request: IncomingMessage, header?: string): string {
  return household(peerOf(request, header));
}

/** `header`: the one that a proxy of our own sets; undefined: there is none, and whoever sends such a header is not heard. */
export function peerOf({ headers, socket }: IncomingMessage, header?: string): string {
  const given = header === undefined ? undefined : headers[header];
  // Each proxy adds what it saw itself: only the last is ours.
  const said = (Array.isArray(given) ? given.at(-1) : given)?.split(',').at(-1)?.trim();
  return (said ?? socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Of the sixth version a household has half of the bits for itself. */
function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const front = head.split(':').filter(Boolean);
  const back = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
