/** QR codes, read back by a reader that was written from the standard and shares nothing with what draws them. */
import { expect, test } from 'vitest';
import { formatBits, versionBits } from '../src/qr/grid.ts';
import { qrCode, qrPath, qrText, type QrCode } from '../src/qr/index.ts';
import { correctionOf } from '../src/qr/reed-solomon.ts';

test('correction, format and version are those of the standard', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2)).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(12).toString(2).padStart(18, '0')).toBe('001100011101100010');
});

/** By version, at level M: bytes of correction a block, and the sizes of the blocks (ISO 18004, table 9). */
const BLOCKS: Readonly<Record<number, readonly [number, readonly number[]]>> = {
  1: [10, [16]],
  2: [16, [28]],
  3: [26, [44]],
  4: [18, [32, 32]],
  5: [24, [43, 43]],
  6: [16, [27, 27, 27, 27]],
  7: [18, [31, 31, 31, 31]],
  8: [22, [38, 38, 39, 39]],
  9: [22, [36, 36, 36, 37, 37]],
  10: [26, [43, 43, 43, 43, 44]],
  11: [30, [50, 51, 51, 51, 51]],
  12: [22, [36, 36, 36, 36, 36, 36, 37, 37]],
};
const CENTRES: Readonly<Record<number, readonly number[]>> = {
  2: [18],
  3: [22],
  4: [26],
  5: [30],
  6: [34],
  7: [22, 38],
  8: [24, 42],
  9: [26, 46],
  10: [28, 50],
  11: [30, 54],
  12: [32, 58],
};

function isFunction(x: number, y: number, size: number, version: number): boolean {
  const inFinder = (x <= 8 && y <= 8) || (x >= size - 8 && y <= 8) || (x <= 8 && y >= size - 8);
  const inVersion = version >= 7 && ((x >= size - 11 && y <= 5) || (y >= size - 11 && x <= 5));
  const centres = [6, ...(CENTRES[version] ?? [])];
  const inSquare = centres.some((cx) =>
    centres.some((cy) => {
      const last = size - 7;
      const isCorner =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return version > 1 && !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
  return inFinder || inVersion || inSquare || x === 6 || y === 6;
}

const MASKS = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Reads a code; fails where a block's correction does not fit. */
function read(code: QrCode): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => (code[y]?.[8] === true ? 1 : 0));
  // Bits 0 to 7 run down the column; 10 to 14 are level and mask, taken from the second copy.
  const second = [8, 9, 10, 11, 12, 13, 14].map((at) => (code[size - 15 + at]?.[8] ? 1 : 0));
  const bits = [...format, ...second].reduce((sum: number, bit, at) => sum | (bit << at), 0);
  const said = (bits ^ 0x5412) >>> 10;
  expect(said >>> 3).toBe(0);
  const mask = MASKS[said & 7] ?? (() => 1);
  const stream: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFunction(x, y, size, version)) continue;
        stream.push(Number(code[y]?.[x] === true) ^ Number(mask(y, x) === 0));
      }
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, at) =>
    Number.parseInt(stream.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const [correction, sizes] = BLOCKS[version] ?? [0, []];
  const blocks: number[][] = sizes.map(() => []);
  const behind: number[][] = sizes.map(() => []);
  let at = 0;
  for (let row = 0; row < Math.max(...sizes); row += 1) {
    for (const [block, length] of sizes.entries()) {
      if (row < length) blocks[block]?.push(words[at++] ?? 0);
    }
  }
  for (let row = 0; row < correction; row += 1) {
    for (const block of behind) block.push(words[at++] ?? 0);
  }
  expect(words.length - at).toBe(0);
  for (const [block, data] of blocks.entries())
    expect(syndromes([...data, ...(behind[block] ?? [])], correction)).toEqual(
      Array(correction).fill(0),
    );
  const data = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(data.slice(0, 4)).toBe('0100');
  const width = version < 10 ? 8 : 16;
  const length = Number.parseInt(data.slice(4, 4 + width), 2);
  const bytes = Array.from({ length }, (_, byte) =>
    Number.parseInt(data.slice(4 + width + byte * 8, 12 + width + byte * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** By a table of powers, not by shifting. */
const POWERS = Array.from({ length: 255 }, () => 0);
const LOGS = Array.from({ length: 256 }, () => 0);
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = value >= 128 ? (value * 2) ^ 285 : value * 2;
}

function syndromes(word: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, root) =>
    word.reduce((sum, byte) => {
      const risen = sum === 0 ? 0 : (POWERS[((LOGS[sum] ?? 0) + root) % 255] ?? 0);
      return risen ^ byte;
    }, 0),
  );
}

const LENGTHS = [1, 14, 15, 26, 27, 42, 62, 84, 85, 106, 122, 152, 180, 213, 251, 287];

test.each(LENGTHS)('a text of %i bytes is read back', (length) => {
  const text = Array.from({ length }, (_, at) =>
    String.fromCharCode(33 + ((at * 31 + length) % 90)),
  ).join('');
  expect(read(qrCode(text))).toBe(text);
});

test('letters beyond ASCII are read back, and what is too long is refused', () => {
  expect(read(qrCode('http://huis.local:4170/#/é'))).toBe('http://huis.local:4170/#/é');
  expect(() => qrCode('x'.repeat(400))).toThrow(RangeError);
});

test('a terminal prints it with its edge, a page draws it as one path', () => {
  const code = qrCode('http://192.168.1.7:4170/');
  const lines = qrText(code).split('\n');
  expect(lines).toHaveLength(Math.ceil((code.length + 8) / 2));
  expect(lines[0]).toBe('█'.repeat(code.length + 8));
  const drawn = [...qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)/g)].reduce(
    (sum, [, , , run]) => sum + Number(run),
    0,
  );
  expect(drawn).toBe(code.flat().filter(Boolean).length);
});
