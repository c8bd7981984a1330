/** Who sends a push says so by a signature (RFC 8292): the browser takes it from nobody else. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { houseKey, type Database } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';

export interface Vapid {
  /** As a browser wants it: an uncompressed point, in base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const HOURS = 12;

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The keys of the house, made at its first start. */
export async function vapidOf(database: Database): Promise<Vapid> {
  const kept = await houseKey(database, 'vapid', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' });
  });
  const vapid = vapidFrom(kept);
  if (!vapid) throw new StoreError('unusable', "the keys for push can't be read: ask the doctor");
  return vapid;
}

/** Undefined: those are no keys. */
export function vapidFrom(kept: string): Vapid | undefined {
  try {
    const privateKey = createPrivateKey(kept);
    const { crv, x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    if (crv !== 'P-256') return undefined;
    const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return { privateKey, publicKey: Buffer.concat(point).toString('base64url') };
  } catch {
    return undefined;
  }
}

/** For one push service, and for half a day. `contact`: whom to ask where something is wrong. */
export function authorization(
  { publicKey, privateKey }: Vapid,
  endpoint: string,
  contact: string,
  now: number,
): string {
  const exp = Math.floor(now / 1000) + HOURS * 3600;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const said = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const signature = sign('sha256', Buffer.from(said), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}
