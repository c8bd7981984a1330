/** All that a store keeps, of one moment, in a file; servers go on meanwhile. */
import { statSync } from 'node:fs';
import { BadBackup, writeBackup, type BackupTail } from './backup-file.ts';
import { noteUpkeep } from './note.ts';
import { storedVersion } from './plan.ts';
import { openSession } from './open-session.ts';

/** Who is connected now is nobody after a restore. */
export const FLEETING: ReadonlySet<string> = new Set(['node', 'presence']);

export interface BackupMade extends BackupTail {
  readonly schema: number;
  readonly bytes: number;
}

export async function backUp(place: string, file: string): Promise<BackupMade> {
  const session = await openSession(place);
  try {
    await session.beginReading();
    const tables = (await session.tables()).filter(({ name }) => !FLEETING.has(name));
    const schema = await storedVersion(session, tables);
    if (schema === 0) throw new BadBackup('there is no store yet');
    const head = { schema, at: Date.now(), from: session.kind, tables };
    const made = await writeBackup(file, head, (table) => session.rows(table));
    await session.commit();
    const { size: bytes } = statSync(file);
    const body = JSON.stringify({ bytes });
    await noteUpkeep(session, tables, { what: 'backup', at: head.at, body });
    return { ...made, schema, bytes };
  } finally {
    await session.close();
  }
}
