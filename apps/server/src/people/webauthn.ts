/**
 * Passkeys: whether a device of somebody has signed what it was asked to. No attestation is wanted: who made the
 * device does not matter here, so that what has to be looked at is little.
 */
import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';

/** Where a passkey is used: the page's origin, and the host that it belongs to. */
export interface Place {
  readonly origin: string;
  readonly host: string;
}

export interface ClientData {
  readonly type: 'webauthn.create' | 'webauthn.get';
  readonly challenge: string;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** What the browser says that it was asked, and by whom; undefined: it can't be read, or was not asked from here. */
export function readClientData(text: string, { origin }: Place): ClientData | undefined {
  try {
    const found = JSON.parse(bytes(text).toString('utf8')) as Partial<Record<string, unknown>>;
    const { type, challenge } = found;
    if (found['origin'] !== origin || found['crossOrigin'] === true) return undefined;
    if (type !== 'webauthn.create' && type !== 'webauthn.get') return undefined;
    return typeof challenge === 'string' ? { type, challenge } : undefined;
  } catch {
    return undefined;
  }
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
/** Hash of the host, flags, counter; then of a new one an identifier, the length of its name, and its name. */
const FLAGS = 32;
const COUNTER = 33;
const NAME_LENGTH = 53;
const NAME = 55;

/** How often the device has signed; undefined: for another place, or nobody was there. */
export function readCounter(data: string, { host }: Place): number | undefined {
  const found = bytes(data);
  if (found.length < COUNTER + 4 || !found.subarray(0, FLAGS).equals(sha256(Buffer.from(host)))) {
    return undefined;
  }
  return ((found[FLAGS] ?? 0) & USER_PRESENT) === 0 ? undefined : found.readUInt32BE(COUNTER);
}

/** Whether it is the data of a credential that was just made and has that name. */
export function isNewCredential(data: string, name: string): boolean {
  const found = bytes(data);
  if (((found[FLAGS] ?? 0) & HAS_CREDENTIAL) === 0 || found.length < NAME) return false;
  const length = found.readUInt16BE(NAME_LENGTH);
  return found.subarray(NAME, NAME + length).equals(bytes(name));
}

/** ES256, RS256 or Ed25519; undefined: none of them, or too weak. */
export function readPublicKey(spki: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytes(spki), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    if (key.asymmetricKeyType === 'ec') return namedCurve === 'prime256v1' ? key : undefined;
    if (key.asymmetricKeyType === 'rsa') return modulusLength >= 2048 ? key : undefined;
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

export function isSigned(
  key: KeyObject,
  data: {
    readonly authenticatorData: string;
    readonly clientData: string;
    readonly signature: string;
  },
): boolean {
  const signed = Buffer.concat([bytes(data.authenticatorData), sha256(bytes(data.clientData))]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  try {
    return verify(digest, signed, key, bytes(data.signature));
  } catch {
    return false;
  }
}
