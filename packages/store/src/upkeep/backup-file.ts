/**
 * A backup as a file: lines of JSON, packed. The first says what it is, then each table's rows follow, the last counts
 * them and has the hash of all before it. Either kind of store can be made from it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { TableShape, Value } from './session.ts';

const FORMAT = 1;
/** Only who made it reads it: it holds hands of cards and the seeds of running matches. */
const MODE = 0o600;

export interface BackupHead {
  readonly roundhouse: 'backup';
  readonly format: number;
  /** Of the tables. */
  readonly schema: number;
  /** When, in milliseconds since 1970, by the store's clock. */
  readonly at: number;
  readonly from: 'sqlite' | 'postgres';
  readonly tables: readonly TableShape[];
}

export interface BackupTail {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** What can't be used is said in the error's words. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

export type HeadOf = Omit<BackupHead, 'roundhouse' | 'format'>;
export type RowsOf = (table: TableShape) => AsyncIterable<readonly unknown[]>;

/** Whole or not at all: under its name there is never half of one. */
export async function writeBackup(file: string, head: HeadOf, rowsOf: RowsOf): Promise<BackupTail> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let tail: BackupTail | undefined;
  async function* text(): AsyncGenerator<string> {
    const hashed = (value: unknown): string => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      return line;
    };
    yield hashed({ roundhouse: 'backup', format: FORMAT, ...head } satisfies BackupHead);
    for (const table of head.tables) {
      yield hashed({ table: table.name });
      counts[table.name] = 0;
      for await (const row of rowsOf(table)) {
        counts[table.name] = (counts[table.name] ?? 0) + 1;
        yield hashed(row.map((value, at) => carried(value, table, at)));
      }
    }
    tail = { rows: counts, sha256: hash.digest('hex') };
    yield `${JSON.stringify(tail)}\n`;
  }
  const part = `${file}.part`;
  try {
    const written = createWriteStream(part, { flags: 'wx', mode: MODE, flush: true });
    await pipeline(Readable.from(text()), createGzip(), written);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere)
      throw new BadBackup(`${part} is there: another backup runs, or one was broken off`);
    rmSync(part, { force: true });
    throw error;
  }
  renameSync(part, file);
  if (!tail) throw new Error('nothing was written');
  return tail;
}

function carried(value: unknown, { name, columns }: TableShape, at: number): Value {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new BadBackup(`${name}.${columns[at]} holds what a backup does not carry`);
}

export interface BackupRow {
  readonly table: TableShape;
  readonly values: readonly Value[];
}

export interface OpenedBackup {
  readonly head: BackupHead;
  readonly tail: BackupTail;
}

/** Reads it to its end; whatever is wrong with it is known before anything is done with it. */
export async function checkBackup(
  file: string,
  onRow: (row: BackupRow) => Promise<void> | void = () => undefined,
): Promise<OpenedBackup> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: BackupHead | undefined;
  let table: TableShape | undefined;
  let tail: BackupTail | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (tail) throw new BadBackup('something stands behind its end');
      const value: unknown = JSON.parse(line);
      if (!head) head = headIn(value);
      else if (Array.isArray(value)) {
        if (!table || value.length !== table.columns.length)
          throw new BadBackup('a row fits nowhere');
        counts[table.name] = (counts[table.name] ?? 0) + 1;
        await onRow({ table, values: value as readonly Value[] });
      } else if (isObject(value) && 'table' in value) {
        table = head.tables.find(({ name }) => name === value['table']);
        if (!table) throw new BadBackup('a table is not in its list');
        counts[table.name] ??= 0;
      } else {
        tail = value as BackupTail;
        continue;
      }
      hash.update(`${line}\n`);
    }
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    const isRead = error instanceof Error && !('syscall' in error);
    const isText = error instanceof SyntaxError || isRead;
    throw isText ? new BadBackup(`it is damaged, or no backup: ${error.message}`) : error;
  }
  if (!head || !tail) throw new BadBackup('it is cut off');
  if (hash.digest('hex') !== tail.sha256) throw new BadBackup('it is damaged: its hash is another');
  if (JSON.stringify(counts) !== JSON.stringify(tail.rows)) throw new BadBackup('rows are missing');
  return { head, tail };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const broken = pipeline(createReadStream(file), unpacked).catch((error: unknown) => error);
  yield* createInterface({ input: unpacked, crlfDelay: Infinity });
  const error = await broken;
  if (error) throw error;
}

function headIn(value: unknown): BackupHead {
  if (!isObject(value) || value['roundhouse'] !== 'backup') throw new BadBackup('it is no backup');
  const head = value as unknown as BackupHead;
  if (head.format !== FORMAT) throw new BadBackup(`its format is ${head.format}, not ${FORMAT}`);
  return head;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
