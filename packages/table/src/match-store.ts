/** Where matches are kept. What `append` has answered is never lost. */
import type { KeptMatch, StoredLine, StoredMatch } from './stored-match.ts';

export const STORE_PROBLEMS = [
  'full',
  'taken',
  'missing',
  'newer',
  'unusable',
  'unavailable',
  'unknown',
] as const;
/**
 * `taken`: somebody else has appended first. `newer`: written by a version that this one can't read.
 * `unusable`: the match is broken. `unavailable`: the store itself can't be used now.
 * `unknown`: it broke off while it was writing, so that nobody knows whether it did.
 */
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem, message: string) {
    super(message);
    this.name = 'StoreError';
    this.problem = problem;
  }
}

/** Whether it was done; false where the store refused it as one of these. */
export async function isDone(
  work: Promise<unknown>,
  ...as: readonly StoreProblem[]
): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof StoreError && as.includes(error.problem)) return false;
    throw error;
  }
}

/** Tries again where somebody else has written first, so many times at the most. */
export async function untilFirst<T>(most: number, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isTaken = error instanceof StoreError && error.problem === 'taken';
      if (!isTaken || tries === most) throw error;
    }
  }
}

/** Whether somebody who writes a match and its new lines has known the one that is there. */
export function isNext(
  there: Pick<StoredMatch, 'lines' | 'revision'>,
  match: StoredMatch,
  lines: readonly StoredLine[],
): boolean {
  const before = match.lines - lines.length;
  const isDense = lines.every(({ seq }, index) => seq === before + index + 1);
  return isDense && there.lines === before && there.revision === match.revision - 1;
}

export interface Listed {
  readonly match: StoredMatch;
  /** How many of its lines lie there: counted, not read. */
  readonly kept: number;
}

export interface MatchStore {
  /** No seed is in it. */
  list(): Promise<readonly Listed[]>;
  /** `after`: only the lines behind that one. */
  load(id: string, after?: number): Promise<KeptMatch | undefined>;
  /** All or nothing; refused as `taken` where there is such a match. */
  create(kept: KeptMatch): Promise<void>;
  /**
   * All or nothing. `match.lines` counts the new ones, `match.revision` this write; refused as `taken` unless the match
   * that is there is the one before it. So it is without lines too: what a match gathers is not overwritten either.
   */
  append(match: StoredMatch, lines: readonly StoredLine[]): Promise<void>;
  remove(id: string): Promise<void>;
}
