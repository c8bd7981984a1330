/** The folder of a store in a file: whose it is, on what disk, and how much room there is. */
import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bad, found, good, warning, type Circumstances, type Finding } from './finding.ts';

const GIGA = 2 ** 30;
/** Less than that is soon full; with less than that it stops. */
const FREE = { warning: 2 * GIGA, bad: GIGA / 8 };
/** Disks of other machines, on which locks and syncs are not to be trusted. */
const REMOTE: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x01021997, '9P'],
  [0x65735546, 'FUSE'],
]);
/** Gone with the machine. */
const FLEETING: ReadonlyMap<number, string> = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
]);

export function folderFindings(data: string, { isWindows }: Circumstances): readonly Finding[] {
  const folder = resolve(data);
  const there = existing(folder);
  if (!statSync(there).isDirectory()) {
    return [bad('data', `${there} is no folder`, 'choose another one with --data')];
  }
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch {
    const who = `the user that runs the server (${process.getuid?.() ?? 'you'})`;
    return [
      bad(
        'data',
        `${there} can't be written to`,
        `give it to ${who}, or choose another folder with --data`,
      ),
    ];
  }
  return [...diskFindings(folder, there), ...(isWindows ? [] : permissionFindings(folder))];
}

/** The folder itself, or the nearest above it that is there. */
function existing(folder: string): string {
  for (let at = folder; ; at = dirname(at)) if (existsSync(at) || at === dirname(at)) return at;
}

function diskFindings(folder: string, there: string): readonly Finding[] {
  const { type, bavail, bsize } = statfsSync(there);
  const kind = type >>> 0;
  const free = bavail * bsize;
  const space = `${(free / GIGA).toFixed(1)} GB free in ${folder}`;
  const more = 'make room, or choose a folder on another disk with --data';
  const remote = REMOTE.get(kind);
  const fleeting = FLEETING.get(kind);
  return found(
    free < FREE.bad
      ? bad('disk', space, more)
      : free < FREE.warning
        ? warning('disk', space, more)
        : good('disk', space),
    remote !== undefined &&
      bad(
        'disk',
        `${folder} is on another machine (${remote})`,
        'SQLite needs a disk of this machine: choose one with --data, or use PostgreSQL',
      ),
    fleeting !== undefined &&
      bad(
        'disk',
        `${folder} is in memory (${fleeting}): it is gone after a restart of the machine`,
        'choose a folder on a disk with --data',
      ),
  );
}

function permissionFindings(folder: string): readonly Finding[] {
  const files = [
    folder,
    ...['roundhouse.db', 'roundhouse.db-wal'].map((name) => join(folder, name)),
  ];
  const open = files.filter((file) => existsSync(file) && (statSync(file).mode & 0o007) !== 0);
  if (open.length === 0) return [good('permissions', 'nobody else reads the data')];
  if (!open.includes(folder)) return [good('permissions', 'nobody else comes into the folder')];
  // What else lies there may be meant for others.
  const isOwn = readdirSync(folder).every((name) => name.startsWith('roundhouse.db'));
  return [
    warning(
      'permissions',
      `other users of this machine can read ${folder}`,
      isOwn ? `chmod 700 ${folder}` : 'choose a folder of its own with --data',
    ),
  ];
}
