/** The sizes of QR codes that a link needs, at the level of correction that stands a smudge (M). */

export interface Version {
  readonly number: number;
  /** Bytes of correction in each block, and how many bytes of data each block has. */
  readonly correction: number;
  readonly blocks: readonly number[];
  /** Where the small squares lie, across and down. */
  readonly squares: readonly number[];
}

const times = (count: number, size: number): readonly number[] => Array<number>(count).fill(size);

const VERSIONS: readonly Version[] = [
  { number: 1, correction: 10, blocks: [16], squares: [] },
  { number: 2, correction: 16, blocks: [28], squares: [6, 18] },
  { number: 3, correction: 26, blocks: [44], squares: [6, 22] },
  { number: 4, correction: 18, blocks: times(2, 32), squares: [6, 26] },
  { number: 5, correction: 24, blocks: times(2, 43), squares: [6, 30] },
  { number: 6, correction: 16, blocks: times(4, 27), squares: [6, 34] },
  { number: 7, correction: 18, blocks: times(4, 31), squares: [6, 22, 38] },
  { number: 8, correction: 22, blocks: [...times(2, 38), ...times(2, 39)], squares: [6, 24, 42] },
  { number: 9, correction: 22, blocks: [...times(3, 36), ...times(2, 37)], squares: [6, 26, 46] },
  { number: 10, correction: 26, blocks: [...times(4, 43), 44], squares: [6, 28, 50] },
  { number: 11, correction: 30, blocks: [50, ...times(4, 51)], squares: [6, 30, 54] },
  { number: 12, correction: 22, blocks: [...times(6, 36), ...times(2, 37)], squares: [6, 32, 58] },
];

/** The smallest that so many bytes of text fit in. */
export function versionFor(bytes: number): Version {
  const found = VERSIONS.find(({ number, blocks }) => {
    const room = blocks.reduce((sum, size) => sum + size, 0);
    return (number < 10 ? 12 : 20) + bytes * 8 <= room * 8;
  });
  if (!found) throw new RangeError(`${bytes} bytes are too many for a link`);
  return found;
}
