/** Drills on disk: a file for so many decisions, written whole. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Choices, Drills } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Failed } from '../command.ts';
import { readBytes, writeFile } from '../files.ts';

const MAGIC = 0x5248_4c31;
const WORD = 4;
const EMPTY = new Float32Array(0);
/** Words before the counts. */
const HEAD = 3;

export function drillsFile(folder: string, shard: number): string {
  return join(folder, `${String(shard).padStart(6, '0')}.drills`);
}

export function keepDrills(file: string, { counts, tables, rows, worths }: Drills): void {
  const head = Uint32Array.of(MAGIC, counts.length, worths.length);
  const wide = Uint32Array.from(counts);
  writeFile(file, Buffer.concat([head, wide, worths, tables, rows].map(bytesOf)));
}

function bytesOf({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Undefined: there is no such file. */
export function drillsIn(
  file: string,
  { table, each }: Pick<Choices<AnyGame>, 'table' | 'each'>,
): Drills | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readBytes(file);
  // A copy of its own, so that the numbers lie where numbers may.
  const words = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const heads = new Uint32Array(words, 0, Math.floor(words.byteLength / WORD));
  const [magic, decisions = 0, choices = 0] = heads;
  const counts = Uint8Array.from(heads.subarray(HEAD, HEAD + decisions));
  const size = HEAD + decisions + choices + decisions * table + choices * each;
  const told = counts.reduce((sum, count) => sum + count, 0);
  const isWhole = magic === MAGIC && words.byteLength === size * WORD && told === choices;
  const numbers = isWhole ? new Float32Array(words, (HEAD + decisions) * WORD) : EMPTY;
  if (!isWhole || !numbers.every(Number.isFinite)) {
    throw new Failed(
      `${quoted(file)} holds no drills of ${table} and ${each} numbers; take it away`,
    );
  }
  return {
    counts,
    worths: numbers.subarray(0, choices),
    tables: numbers.subarray(choices, choices + decisions * table),
    rows: numbers.subarray(choices + decisions * table),
  };
}
