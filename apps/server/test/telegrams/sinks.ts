/** What takes messages on this machine, in place of the world: a webhook, a push service. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Outbound } from '../../src/telegrams/post.ts';

/** Given in code and nowhere else: a server of a test may send to this machine. */
export const TO_THIS_MACHINE: Outbound = {
  mayReach: (address) => address === '127.0.0.1',
  isAnyPort: true,
};

export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Sink {
  readonly url: string;
  readonly got: Got[];
  /** What it answers from now on; 0: it hangs up; -1: it says nothing until it is closed, or hangs up. */
  status: number;
  /** How many wait for an answer. */
  waiting: number;
  hangUp(): void;
  close(): Promise<void>;
}

/** With a key and its certificate it is spoken to over TLS alone. */
export async function openSink(tls?: {
  readonly key: string;
  readonly cert: string;
}): Promise<Sink> {
  const got: Got[] = [];
  const sink = { status: 204, waiting: 0 };
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      got.push({ path, headers, body: Buffer.concat(chunks) });
      if (sink.status === -1) {
        sink.waiting += 1;
        return void response.once('close', () => (sink.waiting -= 1));
      }
      if (sink.status === 0) response.destroy();
      else response.writeHead(sink.status, { location: 'http://127.0.0.1:1/' }).end();
    });
  };
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(sink, {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    got,
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}

export const jsonOf = ({ body }: Got): Record<string, string> =>
  JSON.parse(body.toString()) as Record<string, string>;

/** A browser's end of a push: its keys, and what it makes of what comes. */
export function newBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: keys.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
    read: (body: Buffer): string => decrypted(body, keys.getPrivateKey(), auth),
  };
}

/** Written from RFC 8188 and RFC 8291, apart from what encrypts. */
export function decrypted(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const derive = (from: Buffer, by: Buffer, what: Buffer | string, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, by, what, size));
  const secret = derive(own.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (opened.at(-1) !== 2) throw new Error('the last record does not say that it is');
  return opened.subarray(0, -1).toString();
}
