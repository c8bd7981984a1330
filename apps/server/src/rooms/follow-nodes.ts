/** What other nodes keep is told here too: by their hints, and where a hint is lost, by looking now and then. */
import { setTimeout } from 'node:timers/promises';
import { revisionsOf, type Database } from '@roundhouse/store';
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

  /** A room that has changed elsewhere may have lost one its hint: who has left it there must not read on here. */
  const rooms = new Map<string, number>();
  const lookAtRooms = async (): Promise<void> => {
    await presence.look();
    if (presence.isAlone) return rooms.clear();
    const revisions = await revisionsOf(database, 'room', notices.rooms);
    const changed = [...revisions].filter(([id, revision]) => rooms.get(id) !== revision);
    rooms.clear();
    for (const [id, revision] of revisions) rooms.set(id, revision);
    for (const [id] of changed) notices.hear(id, 'room');
  };

  const lookNowAndThen = async (): Promise<void> => {
    while (!signal.aborted) {
      await trying(lookAtRooms);
      if (!signal.aborted) await setTimeout(everyMs, undefined, { ref: false });
      if (!signal.aborted) await trying(look);
    }
  };

  database.listen((hint) => {
    const [what, id = ''] = hint.split(':', 2);
    if (what === 'match') void trying(() => tables.refresh(id));
    else if (what === 'people') void trying(() => presence.hear(id));
    else if (what === 'renamed') {
      void trying(async () => {
        await matches.forget(id);
        notices.hear(id, what);
      });
    } else if (what === 'talk' || what === 'unsaid' || what === 'room') notices.hear(id, what);
  });
  void lookNowAndThen();
  return () => {
    ending.abort();
  };
}
