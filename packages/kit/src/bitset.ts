/** Sets of small whole numbers as plain arrays of 32-bit words: JSON, and quick to copy. */
export type Bits = number[];

export function emptyBits(size: number): Bits {
  return Array.from({ length: Math.ceil(size / 32) }, () => 0);
}

export function hasBit(bits: readonly number[], at: number): boolean {
  return (((bits[at >> 5] ?? 0) >> (at & 31)) & 1) === 1;
}

export function setBit(bits: Bits, at: number): void {
  const word = at >> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  const word = at >> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31));
}

/** How many bits of one word are set. */
export function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The members in ascending order. */
export function bitsOf(bits: readonly number[]): number[] {
  const members: number[] = [];
  bits.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) {
      members.push(index * 32 + 31 - Math.clz32(left & -left));
    }
  });
  return members;
}
