/** One match, kept as a record in a file; without a file it is kept as long as the program runs. */
import { upgrade, type Rules } from '@roundhouse/engine';
import { fleetingStore, resumableRecord, StoreError, type MatchStore } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { writeFile } from '../files.ts';

export interface FileStore extends MatchStore {
  /** Why the file could not be written. */
  readonly failure: Error | undefined;
}

export function fileStore(rules: Rules<AnyGame>, file: string | undefined): FileStore {
  let failure: Error | undefined;
  const store = fleetingStore((kept) => {
    if (file === undefined) return;
    try {
      const { base } = upgrade(rules, kept.match);
      writeFile(file, resumableRecord(kept, rules.outcome(base.state)));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw new StoreError('unavailable', failure.message);
    }
  });
  return {
    ...store,
    get failure() {
      return failure;
    },
  };
}
