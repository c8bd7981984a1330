/** An answer: JSON, packed where it is worth it and the reader can unpack it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HEADERS } from './headers.ts';

/** What is smaller goes in one packet anyway. */
const WORTH_BYTES = 1_400;
/** Nearly as small as it gets, in a tenth of the time. */
const QUALITY = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export const PACKINGS = {
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text: string) => toGzip(text, { level: QUALITY }),
};

export type Packing = keyof typeof PACKINGS;

export function packingFor(accepted: string): Packing | undefined {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .flatMap(([name, weight]) => (weight !== undefined && /^q=0(\.0*)?$/.test(weight) ? [] : name));
  return (['br', 'gzip'] as const).find((each) => taken.includes(each));
}

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: object,
): Promise<void> {
  const text = JSON.stringify(body);
  const packing =
    text.length < WORTH_BYTES ? undefined : packingFor(request.headers['accept-encoding'] ?? '');
  const packed = packing && (await PACKINGS[packing](text));
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': packed?.length ?? Buffer.byteLength(text),
    ...(text.length < WORTH_BYTES ? {} : { vary: 'accept-encoding' }),
    ...(packing ? { 'content-encoding': packing } : {}),
  });
  response.end(packed ?? text);
}
