/** Positions on disk: a file for so many games, written whole, read a few at a time. */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { targetsOf, type Drawers, type Positions, type Samples } from '@roundhouse/bots';
import type { Rng } from '@roundhouse/engine';
import { quoted } from '../arguments.ts';
import { Failed } from '../command.ts';
import { writeFile } from '../files.ts';

const MAGIC = 0x52485031;
const HEADER = 3;
const WORD = 4;

export function positionsFile(folder: string, generation: number, shard: number): string {
  return join(folder, `generation-${generation}`, `${String(shard).padStart(6, '0')}.positions`);
}

export function keepPositions(file: string, inputs: number, positions: Positions): void {
  const { features, results, thoughts } = positions;
  const head = Uint32Array.of(MAGIC, inputs, results.length);
  writeFile(file, Buffer.concat([head, results, thoughts, features].map(bytesOf)));
}

function bytesOf({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Undefined: there is no such file yet. */
export function rowsIn(file: string, inputs: number): number | undefined {
  if (!existsSync(file)) return undefined;
  const head = new Uint32Array(HEADER);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  return rowsOf(file, inputs, head);
}

function rowsOf(file: string, inputs: number, head: Uint32Array): number {
  const [magic, width, rows = 0] = head;
  if (magic === MAGIC && width === inputs) return rows;
  throw new Failed(`${quoted(file)} holds no positions of ${inputs} numbers; take it away`);
}

export function readPositions(file: string, inputs: number): Positions {
  const bytes = readFileSync(file);
  // A copy of its own, so that the numbers lie where numbers may.
  const words = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const isWhole = words.byteLength >= HEADER * WORD && words.byteLength % WORD === 0;
  const rows = rowsOf(file, inputs, new Uint32Array(words.slice(0, isWhole ? HEADER * WORD : 0)));
  if (words.byteLength !== (HEADER + rows * (inputs + 2)) * WORD) {
    throw new Failed(`${quoted(file)} is cut; take it away`);
  }
  const numbers = new Float32Array(words, HEADER * WORD);
  return {
    results: numbers.subarray(0, rows),
    thoughts: numbers.subarray(rows, 2 * rows),
    features: numbers.subarray(2 * rows),
  };
}

/** So many rows are in memory at once, and mixed: a hundred megabytes for a large game. */
const DRAWER_ROWS = 200_000;

export interface Sized {
  readonly file: string;
  readonly rows: number;
}

/** How many rows are taken at once, at most. */
export function drawerRows(files: readonly Sized[]): number {
  const all = files.reduce((sum, { rows }) => sum + rows, 0);
  const largest = files.reduce((most, { rows }) => Math.max(most, rows), 0);
  return Math.min(all, Math.max(largest, DRAWER_ROWS));
}

/** All files in another order each time, as many at once as a drawer holds. */
export function drawersOf(files: readonly Sized[], inputs: number, trust: number): Drawers {
  return function* (rng) {
    let drawer: Sized[] = [];
    let rows = 0;
    for (const one of mixed(files, rng)) {
      if (rows > 0 && rows + one.rows > DRAWER_ROWS) {
        yield samplesOf(drawer, inputs, trust);
        [drawer, rows] = [[], 0];
      }
      drawer.push(one);
      rows += one.rows;
    }
    if (rows > 0) yield samplesOf(drawer, inputs, trust);
  };
}

function mixed(files: readonly Sized[], rng: Rng): readonly Sized[] {
  const places = new Map(files.map((file) => [file, rng.below(2 ** 20)]));
  return files.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function samplesOf(files: readonly Sized[], inputs: number, trust: number): Samples {
  const rows = files.reduce((sum, one) => sum + one.rows, 0);
  const features = new Float32Array(rows * inputs);
  const results = new Float32Array(rows);
  let at = 0;
  for (const { file } of files) {
    const positions = readPositions(file, inputs);
    features.set(positions.features, at * inputs);
    results.set(targetsOf(positions, trust), at);
    at += positions.results.length;
  }
  return { features, results };
}
