/** Lessons on disk: a file for so many decisions, written whole. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices, Lessons } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Failed } from '../command.ts';
import { writeFile } from '../files.ts';

const MAGIC = 0x5248_4c31;
const WORD = 4;

export function lessonsFile(folder: string, shard: number): string {
  return join(folder, `${String(shard).padStart(6, '0')}.lessons`);
}

export const areKept = (file: string): boolean => existsSync(file);

export function keepLessons(file: string, { counts, tables, rows, worths }: Lessons): void {
  const head = Uint32Array.of(MAGIC, counts.length, worths.length);
  const wide = Uint32Array.from(counts);
  writeFile(file, Buffer.concat([head, wide, worths, tables, rows].map(bytesOf)));
}

function bytesOf({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function readLessons(
  file: string,
  { table, each }: Pick<Choices<AnyGame>, 'table' | 'each'>,
): Lessons {
  const bytes = readFileSync(file);
  // A copy of its own, so that the numbers lie where numbers may.
  const words = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const whole = Math.floor(words.byteLength / WORD);
  const [magic, decisions = 0, choices = 0, ...counts] = new Uint32Array(words, 0, whole);
  const size = 3 + decisions + choices + decisions * table + choices * each;
  if (magic !== MAGIC || words.byteLength !== size * WORD) {
    throw new Failed(
      `${quoted(file)} holds no lessons of ${table} and ${each} numbers; take it away`,
    );
  }
  const numbers = new Float32Array(words, (3 + decisions) * WORD);
  return {
    counts: Uint8Array.from(counts.slice(0, decisions)),
    worths: numbers.subarray(0, choices),
    tables: numbers.subarray(choices, choices + decisions * table),
    rows: numbers.subarray(choices + decisions * table),
  };
}
