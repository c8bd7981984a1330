/** Where the store of a server lies, as the server itself is told: a folder, or DATABASE_URL, for secrets belong in no list of processes. */
import { join } from 'node:path';
import { BadBackup } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import type { Arguments, OptionTable } from '../arguments.ts';
import { Failed } from '../command.ts';
import { pathFrom } from '../files.ts';

export const DATA: OptionTable = {
  data: {
    value: 'FOLDER',
    help: 'where the server keeps its games (default data); with DATABASE_URL, there',
  },
};

export function storePlace(args: Arguments): string {
  const url = process.env['DATABASE_URL'];
  return url ?? join(pathFrom(args.text('data') ?? 'data'), 'roundhouse.db');
}

/** What a store or a backup says against it is an answer, not a fault of the program. */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError || error instanceof BadBackup) throw new Failed(error.message);
    if (error instanceof Error && 'syscall' in error) throw new Failed(error.message);
    throw error;
  }
}
