/** What other nodes keep is told here too: by their hints, and where a hint is lost, by looking now and then. */
import { setTimeout } from 'node:timers/promises';
import { lastSaid, renamings, revisionsOf, type Database } from '@roundhouse/store';
import { StoreError, type Tables } from '@roundhouse/table';
import type { Notices } from './notices.ts';
import type { OpenMatches } from './open-matches.ts';
import type { Presence } from './presence.ts';

export interface FollowingParts {
  readonly database: Database;
  readonly tables: Tables;
  readonly notices: Notices;
  readonly matches: Pick<OpenMatches, 'forget'>;
  readonly presence: Presence;
  /** The last renaming from before anything was opened here. */
  readonly renamed: number;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Answers how it is ended. */
export function followNodes({
  database,
  tables,
  notices,
  matches,
  presence,
  renamed,
  everyMs,
  onFault,
}: FollowingParts): () => void {
  const ending = new AbortController();
  const { signal } = ending;

  /** A store that is away comes back, and is asked again. */
  const trying = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted && !(error instanceof StoreError)) onFault(error);
    }
  };

  const look = async (): Promise<void> => {
    const open = new Map((await tables.open()).map((table) => [table.running.match.id, table]));
    if (open.size === 0) return;
    const revisions = await revisionsOf(database, 'match', [...open.keys()]);
    for (const [id, table] of open) {
      const revision = revisions.get(id);
      if (revision !== undefined && revision > table.running.match.revision) await table.refresh();
      // What could not be kept while the store was away is tried again.
      await table.startIfDue();
      table.goOn();
    }
  };

  /** Who has gone for good is still called by his name in what is open here. */
  let known = renamed;
  const lookAtNames = async (): Promise<void> => {
    for (const { number, match } of await renamings(database, known)) {
      await matches.forget(match);
      notices.hear(match, 'renamed');
      known = Math.max(known, number);
    }
  };

  /** A room that has changed elsewhere may have lost one its hint: who has left it there must not read on here. */
  const rooms = new Map<string, number>();
  const spoken = new Map<string, number>();
  const lookAtRooms = async (): Promise<void> => {
    await presence.look();
    if (presence.isAlone) {
      rooms.clear();
      spoken.clear();
      return;
    }
    const revisions = await revisionsOf(database, 'room', notices.rooms);
    const changed = [...revisions].filter(([id, revision]) => rooms.get(id) !== revision);
    rooms.clear();
    for (const [id, revision] of revisions) rooms.set(id, revision);
    for (const [id] of changed) notices.hear(id, 'room');
    const said = await lastSaid(database, notices.rooms);
    const talked = [...said].filter(([id, number]) => spoken.get(id) !== number);
    spoken.clear();
    for (const [id, number] of said) spoken.set(id, number);
    for (const [id] of talked) notices.hear(id, 'talk');
  };

  const lookNowAndThen = async (): Promise<void> => {
    while (!signal.aborted) {
      await trying(lookAtRooms);
      await trying(lookAtNames);
      if (!signal.aborted) await setTimeout(everyMs, undefined, { ref: false });
      if (!signal.aborted) await trying(look);
    }
  };

  database.listen((hint) => {
    const [what, id = ''] = hint.split(':', 2);
    if (what === 'match') void trying(() => tables.refresh(id));
    else if (what === 'people') void trying(() => presence.hear(id));
    else if (what === 'renamed') void trying(lookAtNames);
    else if (what === 'talk' || what === 'unsaid' || what === 'room') notices.hear(id, what);
  });
  void lookNowAndThen();
  return () => {
    ending.abort();
  };
}
