/** A source of random whole numbers. Simulation and bots use `sfc32`; a match's own draws come from `chance.ts`. */
export interface Rng {
  /** 0 .. n-1, every value equally likely; n from 1 to MAX_BELOW. */
  below(n: number): number;
}

/** Products of a 32-bit word with an n up to this are exact in a double. */
export const MAX_BELOW = 2 ** 21;
const WORDS = 2 ** 32;

/**
 * 0 .. n-1 from a source of 32-bit words, by multiplication with rejection (Lemire): no modulo bias.
 */
export function belowFrom(word: () => number, n: number): number {
  if (!(n >= 1 && n <= MAX_BELOW && Number.isInteger(n))) {
    throw new RangeError(`below(${n}): n must be a whole number from 1 to ${MAX_BELOW}`);
  }
  let product = word() * n;
  let high = Math.floor(product / WORDS);
  let low = product - high * WORDS;
  if (low < n) {
    const least = (WORDS - n) % n;
    while (low < least) {
      product = word() * n;
      high = Math.floor(product / WORDS);
      low = product - high * WORDS;
    }
  }
  return high;
}

/** Doty-Humphrey's small fast counting generator: 128 bits of state, passes PractRand. */
export class Sfc32 implements Rng {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let i = 0; i < 12; i++) this.word();
  }
  /** The next 32-bit word, unsigned. */
  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    this.#c |= 0;
    return t >>> 0;
  }
  below(n: number): number {
    const product = this.word() * n;
    const high = Math.floor(product / WORDS);
    const low = product - high * WORDS;
    if (low >= n && n >= 1) return high;
    return this.#belowSlow(n, high, low);
  }
  #belowSlow(n: number, high: number, low: number): number {
    if (!(n >= 1 && n <= MAX_BELOW && Number.isInteger(n))) return belowFrom(() => this.word(), n);
    const least = (WORDS - n) % n;
    return low >= least ? high : belowFrom(() => this.word(), n);
  }
}

/** A generator from a number or a text: the same seed, the same sequence, everywhere. */
export function seededRng(seed: number | string): Sfc32 {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (const char of String(seed)) {
    const code = char.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ (code + (a >>> 13)), 0xc2b2ae35);
    c = Math.imul(c ^ (code + (b >>> 16)), 0x27d4eb2f);
  }
  return new Sfc32(a, b, c);
}
