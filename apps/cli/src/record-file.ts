/** A record file and the title it is of. */
import { readRecord, RecordError, type MatchRecord } from '@roundhouse/engine';
import { unzipped } from '@roundhouse/table/zip';
import type { Title } from '@roundhouse/titles';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';
import { readBytes, readText } from './files.ts';
import { needTitle } from './setup.ts';

export interface OpenedRecord {
  readonly title: Title;
  readonly record: MatchRecord;
  /** The number of each line in the file. */
  readonly places: readonly number[];
}

export function openRecord(file: string): OpenedRecord {
  return opened(file, readText(file));
}

/** All my games, as a server gives them: each with its name in the file. */
export function openBundle(file: string): readonly (OpenedRecord & { readonly name: string })[] {
  const found = unzipped(readBytes(file));
  if (!found) throw new Misuse(`${quoted(file)} is no zip of records, or it is damaged`);
  return found.map(({ name, bytes }) => ({
    name,
    ...opened(`${file}/${name}`, Buffer.from(bytes).toString('utf8')),
  }));
}

function opened(file: string, text: string): OpenedRecord {
  const { record, places } = told(file, () => readRecord(text));
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
