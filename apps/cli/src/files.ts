/** Reading what a user names, and saying in one line why it can't be read. */
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';

const MOST_BYTES = 16 * 2 ** 20;

/** npm runs a script in the repository's folder; a path is meant from where the user stands. */
export function userFolder(): string {
  const byNpm = process.env['npm_lifecycle_event'] === 'roundhouse';
  return (byNpm ? process.env['INIT_CWD'] : undefined) ?? process.cwd();
}

export function pathFrom(name: string): string {
  return resolve(userFolder(), name);
}

export function readText(name: string): string {
  return readBytes(name).toString('utf8');
}

export function readBytes(name: string): Buffer {
  try {
    const path = pathFrom(name);
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw new Misuse(`${quoted(name)} is too large to be read`);
    return readFileSync(path);
  } catch (error) {
    throw cantUse(name, error);
  }
}

export function readJson(name: string): unknown {
  const text = readText(name);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Misuse(`${quoted(name)} is no JSON`);
  }
}

/** What a user has kept is not written over by something else. */
export function needNewFile(name: string): void {
  try {
    const found = statSync(pathFrom(name), { throwIfNoEntry: false });
    if (found?.isFile() && found.size > 0) {
      throw new Misuse(`${quoted(name)} is there already; choose another name`);
    }
  } catch (error) {
    throw cantUse(name, error);
  }
}

/** A folder that can't be written to is told before hours of work, not after them. */
export function needFolder(name: string): void {
  try {
    const path = pathFrom(name);
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw cantUse(name, error);
  }
}

/** Where a file is to be written after hours of work. */
export function needPlaceFor(name: string): void {
  needFolder(dirname(name));
  if (statSync(pathFrom(name), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Misuse(`can't use ${quoted(name)}: ${CAUSES['EISDIR']}`);
  }
}

/** Whole or not at all; the folders on the way are made. */
export function writeFile(name: string, content: string | Uint8Array): void {
  try {
    const path = pathFrom(name);
    mkdirSync(dirname(path), { recursive: true });
    // A device or a pipe is written to; a file is replaced, so that nobody finds half of one.
    const isReplaced = statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
    writeFileSync(isReplaced ? `${path}.new` : path, content);
    if (isReplaced) renameSync(`${path}.new`, path);
  } catch (error) {
    throw cantUse(name, error);
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'there is no permission for it',
  EPERM: 'there is no permission for it',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a part of the path is no folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ERR_INVALID_ARG_VALUE: 'that is no name of a file',
};

function cantUse(name: string, error: unknown): Misuse {
  if (error instanceof Misuse) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Misuse(`can't use ${quoted(name)}: ${CAUSES[code] ?? code}`);
}
