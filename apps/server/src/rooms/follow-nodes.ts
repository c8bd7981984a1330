/** What other nodes keep is told here too: by their hints, and where a hint is lost, by looking now and then. */
import { revisionsOf, type Database } from '@roundhouse/store';
import { StoreError, type Tables } from '@roundhouse/table';

export interface FollowingParts {
  readonly database: Database;
  readonly tables: Tables;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Answers how it is ended. */
export function followNodes({ database, tables, everyMs, onFault }: FollowingParts): () => void {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  /** A store that is away comes back, and is asked again. */
  const trying = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isEnded && !(error instanceof StoreError)) onFault(error);
    }
  };

  const look = async (): Promise<void> => {
    const open = new Map((await tables.open()).map((table) => [table.running.match.id, table]));
    if (open.size === 0) return;
    const revisions = await revisionsOf(database, [...open.keys()]);
    for (const [id, table] of open) {
      const revision = revisions.get(id);
      if (revision !== undefined && revision > table.running.match.revision) await table.refresh();
      // What could not be kept while the store was away is tried again.
      await table.startIfDue();
      table.goOn();
    }
  };

  const next = (): void => {
    timer = setTimeout(() => {
      void trying(look).then(() => {
        if (!isEnded) next();
      });
    }, everyMs);
    timer.unref();
  };

  database.listen((name) => void trying(() => tables.refresh(name)));
  next();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
