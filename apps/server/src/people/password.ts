/** Passwords: stretched by argon2id before they are kept, a few at a time, so that nobody can wear the server out. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../problem.ts';

const stretch = promisify(argon2);
const MEASURE = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const AT_ONCE = 2;
const MOST_WAITING = 32;

let running = 0;
const waiting: (() => void)[] = [];

async function tagOf(password: string, nonce: Buffer, measure = MEASURE): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Problem('too-many');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const message = Buffer.from(password.normalize('NFKC'));
    return await stretch('argon2id', { message, nonce, ...measure });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** As others write it too: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function stretched(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  const { memory, passes, parallelism } = MEASURE;
  const measure = `m=${memory},t=${passes},p=${parallelism}`;
  return ['', 'argon2id', 'v=19', measure, encoded(nonce), encoded(tag)].join('$');
}

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Where there is no such account it takes as long to say no. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = KEPT.exec(kept ?? '') ?? [];
  if (nonce === undefined || tag === undefined) {
    await tagOf(password, randomBytes(16));
    return false;
  }
  const wanted = Buffer.from(tag, 'base64');
  const found = await tagOf(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted);
}

const encoded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
