/** A certificate for localhost that vouches for itself, written byte by byte: no file with a key lies about. */
import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.of(...bytes));
const text = (tag: number, of: string): Buffer => der(tag, Buffer.from(of));

const ECDSA_SHA256 = oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02);
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const ALTERNATIVE_NAME = oid(0x55, 0x1d, 0x11);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);

export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ECDSA_SHA256);
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))));
  const names = sequence(text(0x82, 'localhost'), der(0x87, Buffer.of(127, 0, 0, 1)));
  const extensions = sequence(
    sequence(
      BASIC_CONSTRAINTS,
      der(0x01, Buffer.of(255)),
      der(0x04, sequence(der(0x01, Buffer.of(255)))),
    ),
    sequence(ALTERNATIVE_NAME, der(0x04, names)),
  );
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(text(0x17, '200101000000Z'), text(0x17, '490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', signed, privateKey);
  const whole = sequence(signed, algorithm, der(0x03, Buffer.of(0), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
