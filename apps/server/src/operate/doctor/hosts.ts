/** Which addresses stay at home. */
import { isIP } from 'node:net';

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

export function isPrivateHost(host: string): boolean {
  if (isLoopback(host) || /\.(?:local|lan|home\.arpa|internal)$/.test(host)) return true;
  if (isIP(host) === 4) return /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host);
  return /^\[?f[cde]/i.test(host) && host.includes(':');
}
