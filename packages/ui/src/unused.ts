/** How a game says that parts of its box were never used in a trial run. */

/** `ids` are of one kind, and there are `of` of that kind in the box of this config. */
export type Unused = (kind: string, ids: readonly string[], of: number, config: object) => string;

export interface UnusedPhrases {
  /** A few, all of them by name. */
  named(names: readonly string[]): string;
  /** Many: how many, and some of them. Left out where there are never many. */
  counted?(count: number, of: number, names: readonly string[]): string;
}

const FEW = 4;
const SOME = 3;

export function unusedSentence(
  phrases: UnusedPhrases | undefined,
  names: readonly string[],
  of: number,
): string {
  const counted = names.length > FEW && phrases?.counted?.(names.length, of, names.slice(0, SOME));
  return counted || (phrases?.named(names) ?? '');
}
