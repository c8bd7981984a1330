/** The body of a request: so much and so deep, and JSON. */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

const MOST_BYTES = 64 * 1024;
/** What is deeper breaks code that walks it. */
const DEEPEST = 32;
const DECODER = new TextDecoder('utf-8', { fatal: true });

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Problem('not-json-type', 'a body is application/json');
  }
  const text = await readText(request);
  if (depthOf(text) > DEEPEST) throw new Problem('too-large', `deeper than ${DEEPEST}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('not-json', 'the body is no JSON');
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  const bytes = await readBytes(request);
  try {
    return DECODER.decode(bytes);
  } catch {
    throw new Problem('not-json', 'the body is no UTF-8');
  }
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((done, failed) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= MOST_BYTES) return;
      request.pause();
      failed(tooLarge());
    });
    request.once('end', () => done(Buffer.concat(chunks)));
    // Whatever ends it, it closes: only what is not whole broke off.
    request.once('error', () => undefined);
    request.once('close', () => {
      if (!request.complete) failed(new Problem('bad-request', 'the body broke off'));
    });
  });
}

const tooLarge = (): Problem => new Problem('too-large', `more than ${MOST_BYTES} bytes`);

/** How deep brackets go outside of strings; the text need not be JSON yet. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
}
