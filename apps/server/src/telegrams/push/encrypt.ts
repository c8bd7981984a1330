/** What a push carries is for one browser alone (RFC 8291): nobody on the way can read it. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushKeys {
  /** The browser's public key and a secret that only it and we know, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a message is encrypted with: made anew for each. */
export interface Once {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const RECORD_SIZE = 4096;
/** Ends the last record. */
const DELIMITER = Buffer.of(2);

const once = (): Once => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: padded(pair.getPrivateKey()) };
};

/** A number of 32 bytes may begin with zeros. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** One record of aes128gcm (RFC 8188) with its header. */
export function encrypted(
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Once = once(),
): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const [ours, theirs] = [own.getPublicKey(), Buffer.from(p256dh, 'base64url')];
  const shared = padded(own.computeSecret(theirs));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), both, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([text, DELIMITER])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed]);
}
