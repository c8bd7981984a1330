/**
 * Fair chance that anybody can check.
 *
 * Before a match its 256-bit seed is drawn and only a commitment to it is published. Then each seat gives a salt. key = HMAC(seed, salts); the k-th draw of a pool takes its 32-bit words from
 * HMAC(key, title, match, pool, k, block) for block = 0, 1, ..., and picks by rejection. k counts the
 * pool's draws in the history after undo, so that taking back and playing again gives the same card.
 */
import { canonicalJson } from './canonical.ts';
import { belowFrom, type Rng } from './rng.ts';
import type { Json } from './rules.ts';
import { fromHex, hex, hmacSha256, sha256, utf8 } from './sha256.ts';

export interface FairChance {
  readonly title: string;
  readonly match: string;
  /** 64 lower-case hex digits. */
  readonly seed: string;
  /** In seat order; empty where nobody gave one. */
  readonly salts: readonly string[];
}

/** The generator of the k-th draw (from 0) of a pool. */
export type Draw = (pool: string, k: number) => Rng;

/** A seed given as text is its SHA-256. */
export function seedFromText(text: string): string {
  return hex(sha256(utf8(text)));
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** What is settled when a match is announced. */
export interface Deal {
  readonly title: string;
  readonly match: string;
  readonly config: Json;
  readonly seed: string;
}

/**
 * What is published before the match: it binds the seed, and the title, the options and the name that draws come
 * from as well, so that nobody picks one of those once the salts are known.
 */
export function commitment({ title, match, config, seed }: Deal): string {
  seedBytes(seed);
  return hex(sha256(frame(['commitment', title, match, canonicalJson(config), seed])));
}

/** The first form, which bound the seed's 32 bytes alone. */
export function seedCommitment(seed: string): string {
  return hex(sha256(seedBytes(seed)));
}

export function fairDraw(fair: FairChance): Draw {
  if (!isSeed(fair.seed)) throw notASeed();
  let known: Uint8Array | undefined;
  return (pool, k) => {
    // Most moves draw nothing.
    known ??= hmacSha256(seedBytes(fair.seed), frame(fair.salts));
    const key = known;
    const word = words((block) =>
      hmacSha256(key, frame([fair.title, fair.match, pool, String(k), String(block)])),
    );
    return { below: (n) => belowFrom(word, n) };
  };
}

/**
 * Where a bot's own chance starts in one decision: from the seed, so that nobody who sees the table can compute its
 * move, by a way of its own, so that it tells nothing of a draw.
 */
export function botSeed(
  { title, match, seed }: Pick<FairChance, 'title' | 'match' | 'seed'>,
  seat: number,
  seq: number,
): string {
  // Not a framed list, so that no salts give the same key.
  const key = hmacSha256(seedBytes(seed), utf8('bots'));
  return hex(hmacSha256(key, frame([title, match, String(seat), String(seq)])));
}

function words(blockOf: (block: number) => Uint8Array): () => number {
  let block = 0;
  let bytes = blockOf(0);
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = blockOf(++block);
      at = 0;
    }
    const value = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
    at += 4;
    return value;
  };
}

/** Parts with their lengths before them, so that no two lists of parts give the same bytes. */
function frame(parts: readonly string[]): Uint8Array {
  const framed: number[] = [];
  for (const part of parts) {
    const bytes = utf8(part);
    framed.push(...utf8(`${bytes.length}:`), ...bytes);
  }
  return Uint8Array.from(framed);
}

function notASeed(): RangeError {
  return new RangeError('a seed is 64 lower-case hex digits');
}

function seedBytes(seed: string): Uint8Array {
  const bytes = isSeed(seed) ? fromHex(seed) : undefined;
  if (!bytes) throw notASeed();
  return bytes;
}
