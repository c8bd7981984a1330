/** Matches that are kept as long as the program runs. */
import { isNext, StoreError, type MatchStore } from './match-store.ts';
import type { KeptMatch } from './stored-match.ts';

/** `write` is called with what is about to be kept; where it fails, that is not. */
export function fleetingStore(write?: (kept: KeptMatch) => void): MatchStore {
  const matches = new Map<string, KeptMatch>();
  const keep = (kept: KeptMatch): void => {
    write?.(kept);
    matches.set(kept.match.id, kept);
  };
  return {
    list: async () =>
      [...matches.values()].map(({ match, lines }) => ({ match, kept: lines.length })),
    load: async (id, after = 0) => {
      const kept = matches.get(id);
      return kept && { ...kept, lines: kept.lines.slice(after) };
    },
    async create(kept) {
      const { id } = kept.match;
      if (matches.has(id)) throw new StoreError('taken', `there is a match ${id}`);
      keep(kept);
    },
    async append(match, lines) {
      const kept = matches.get(match.id);
      if (!kept) throw new StoreError('missing', `there is no match ${match.id}`);
      if (!isNext(kept.match, match, lines)) {
        throw new StoreError('taken', `${match.id} has gone on to line ${kept.match.lines}`);
      }
      keep({ ...kept, match, lines: [...kept.lines, ...lines] });
    },
    async remove(id) {
      matches.delete(id);
    },
  };
}
