/** A store in memory, that can be made to fail. */
import {
  isNext,
  StoreError,
  type KeptMatch,
  type MatchStore,
  type StoreProblem,
} from '../src/index.ts';

export interface MemoryStore extends MatchStore {
  /** The next append fails so. */
  failing: StoreProblem | undefined;
  /** Puts there what an accident or another program would. */
  plant(kept: KeptMatch): void;
}

export function memoryStore(): MemoryStore {
  // As text, as a store outside would hold it: nothing is shared with who gave it.
  const matches = new Map<string, string>();
  const read = (id: string): KeptMatch | undefined => {
    const text = matches.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as KeptMatch);
  };
  const write = (kept: KeptMatch): void => {
    matches.set(kept.match.id, JSON.stringify(kept));
  };
  return {
    failing: undefined,
    plant: write,
    list: async () =>
      [...matches.keys()].flatMap((id) => {
        const kept = read(id);
        return kept ? [{ match: kept.match, kept: kept.lines.length }] : [];
      }),
    load: async (id, after = 0) => {
      const kept = read(id);
      return kept && { ...kept, lines: kept.lines.filter(({ seq }) => seq > after) };
    },
    async create(kept) {
      const { id } = kept.match;
      if (matches.has(id)) throw new StoreError('taken', `there is a match ${id}`);
      write(kept);
    },
    async append(match, lines) {
      const problem = this.failing;
      this.failing = undefined;
      if (problem) throw new StoreError(problem, 'planted');
      const kept = read(match.id);
      if (!kept) throw new StoreError('missing', `there is no match ${match.id}`);
      if (!isNext(kept.match, match, lines)) throw new StoreError('taken', 'taken');
      write({ ...kept, match, lines: [...kept.lines, ...lines] });
    },
    async remove(id) {
      matches.delete(id);
    },
  };
}
