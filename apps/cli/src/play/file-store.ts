/** One match, kept as a record in a file; without a file it is kept as long as the program runs. */
import { upgrade, type Rules } from '@roundhouse/engine';
import { resumableRecord, StoreError, type KeptMatch, type MatchStore } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { writeFile } from '../files.ts';

export interface FileStore extends MatchStore {
  /** Why the file could not be written. */
  readonly failure: Error | undefined;
}

export function fileStore(rules: Rules<AnyGame>, file: string | undefined): FileStore {
  let kept: KeptMatch | undefined;
  let failure: Error | undefined;
  const write = (next: KeptMatch): void => {
    try {
      const { base } = upgrade(rules, next.match);
      if (file !== undefined) writeFile(file, resumableRecord(next, rules.outcome(base.state)));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      throw new StoreError('unavailable', failure.message);
    }
    kept = next;
  };
  return {
    get failure() {
      return failure;
    },
    list: async () => (kept ? [{ match: kept.match, kept: kept.lines.length }] : []),
    load: async (id) => (kept?.match.id === id ? kept : undefined),
    async create(next) {
      if (kept) throw new StoreError('taken', 'there is a match already');
      write(next);
    },
    async append(match, lines) {
      if (kept?.match.id !== match.id) throw new StoreError('missing', `no match ${match.id}`);
      if (kept.match.lines !== match.lines - lines.length) throw new StoreError('taken', 'taken');
      write({ ...kept, match, lines: [...kept.lines, ...lines] });
    },
    async remove() {
      kept = undefined;
    },
  };
}
