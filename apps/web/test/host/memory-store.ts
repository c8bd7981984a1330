/** A store in memory, that can be made to fail. */
import { StoreError, type MatchStore, type StoreProblem } from '../../src/host/match-store.ts';
import type { StoredLine, StoredMatch } from '../../src/host/stored-match.ts';

export interface MemoryStore extends MatchStore {
  /** The next append fails so. */
  failing: StoreProblem | undefined;
}

export function memoryStore(): MemoryStore {
  const matches = new Map<string, { match: StoredMatch; lines: StoredLine[] }>();
  const found = (id: string) => {
    const entry = matches.get(id);
    if (!entry) throw new StoreError('missing', `there is no match ${id}`);
    return entry;
  };
  return {
    failing: undefined,
    list: async () =>
      [...matches.values()].map(({ match, lines }) =>
        structuredClone({ match, kept: lines.length }),
      ),
    load: async (id) => structuredClone(matches.get(id)),
    async create(match, lines) {
      matches.set(match.id, structuredClone({ match, lines: [...lines] }));
    },
    async append(match, lines) {
      const problem = this.failing;
      this.failing = undefined;
      if (problem) throw new StoreError(problem, 'planted');
      const entry = found(match.id);
      if (entry.lines.length !== match.lines - lines.length) throw new StoreError('taken', 'taken');
      matches.set(match.id, structuredClone({ match, lines: [...entry.lines, ...lines] }));
    },
    async remove(id) {
      matches.delete(id);
    },
  };
}
