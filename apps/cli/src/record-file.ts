/** A record file and the title it is of. */
import { readRecord, RecordError, type MatchRecord } from '@roundhouse/engine';
import type { Title } from '@roundhouse/titles';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';
import { readText } from './files.ts';
import { needTitle } from './setup.ts';

export interface OpenedRecord {
  readonly title: Title;
  readonly record: MatchRecord;
  /** The number of each line in the file. */
  readonly places: readonly number[];
}

export function openRecord(file: string): OpenedRecord {
  const { record, places } = told(file, () => readRecord(readText(file)));
  return { title: needTitle(record.title), record, places };
}

/** What is wrong with the record, as one line with the file's name. */
export function told<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RecordError) throw new Misuse(`${quoted(file)}, ${error.message}`);
    throw error;
  }
}
