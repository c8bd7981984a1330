/** A table with all that belongs to it: its host, its game's parts, and who sits there. */
import type { Rules } from '@roundhouse/engine';
import { titleOf, type AnyBoard, type AnyFace, type AnyGame, type Title } from '@roundhouse/titles';
import { openHost, type TableHost, type TableInfo } from '../host/index.ts';
import { keepOpened } from '../offline/index.ts';
import { keepText, keptText } from '../settings/kept-text.ts';
import { LAST_TABLE } from './last-table.ts';
import type { Guide } from './lesson/guide.ts';
import { Session } from './model/session.ts';
import type { Riddle } from './riddle.ts';

export interface OpenTable {
  readonly info: TableInfo;
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly face: AnyFace;
  /** Undefined: the game is played in words. */
  readonly board?: AnyBoard;
  readonly session: Session;
  /** The seats of the persons at this device. */
  readonly persons: readonly number[];
  /** Where a lesson is given: who shows the way. */
  readonly guide?: Guide;
  /** Where a puzzle is set: what it says. */
  readonly riddle?: Riddle;
}

interface Entry {
  table: Promise<OpenTable>;
  users: number;
}

const entries = new Map<string, Entry>();

/** The same match is opened once, however often it is asked for. Every `take` is followed by a `leave`. */
export function takeTable(match: string): Promise<OpenTable> {
  const entry = entries.get(match) ?? { table: opened(match), users: 0 };
  entry.users += 1;
  entries.set(match, entry);
  // What could not be opened is opened anew by who tries again.
  entry.table.catch(() => entries.get(match) === entry && entries.delete(match));
  return entry.table;
}

/** Who sits there has changed: closed, and opened for whoever plays here now. It is taken as often as before. */
export function reopenTable(match: string): Promise<OpenTable> {
  const entry = entries.get(match);
  if (!entry) return Promise.reject(new Error(`nobody sits at ${match}`));
  entry.table = entry.table.then(closeTable, () => undefined).then(() => opened(match));
  return entry.table;
}

/** Not at once: who leaves may be back in a moment, and a table that is opened twice plays twice. */
export function leaveTable(match: string): void {
  const entry = entries.get(match);
  if (!entry) return;
  entry.users -= 1;
  setTimeout(() => {
    if (entry.users > 0 || entries.get(match) !== entry) return;
    entries.delete(match);
    void entry.table.then(closeTable, () => undefined);
  });
}

export function closeTable({ session }: OpenTable): void {
  session.close();
  session.host.close();
}

const clock = {
  now: () => performance.now(),
  later(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The parts of the table that was here last are fetched before its host says which game it is. */
function fetchLast(match: string): void {
  const [last, id = ''] = (keptText(LAST_TABLE) ?? '').split(' ');
  const title = last === match ? titleOf(id) : undefined;
  // What fails here fails again where it is needed, and is told there.
  if (title) void fetchParts(title).catch(() => undefined);
}

/** All at once: each is a file or more. */
function fetchParts(
  title: Title,
): Promise<[Rules<AnyGame>, AnyFace, AnyBoard | undefined, unknown]> {
  return Promise.all([title.rules(), title.face(), title.board?.(), title.words()]);
}

async function opened(match: string): Promise<OpenTable> {
  fetchLast(match);
  const host = await openHost(match);
  const title = titleOf(host.info.title);
  if (!title) throw new Error(`there is no game '${host.info.title}' to show`);
  keepText(LAST_TABLE, `${match} ${title.id}`);
  return tableOf(title, host);
}

/** The table of a host, everything on it that has been played so far. */
export async function tableOf(title: Title, host: TableHost): Promise<OpenTable> {
  const { info } = host;
  keepOpened(title.id);
  const [rules, face, board] = await fetchParts(title);
  const { mine: persons } = info;
  const session = new Session(host, { persons, isOpen: info.may.openHands === 'always' }, clock);
  await session.open();
  return { info, title, rules, face, session, persons, ...(board ? { board } : {}) };
}
