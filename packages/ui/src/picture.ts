/** Drawn examples of the rules: positions of one played game, shown on the real board. Plain data. */

export interface Picture {
  /** How many lines of the script have been played. */
  readonly at: number;
  /** Who looks; what this seat may do glows. */
  readonly seat: number;
  /** What has been touched: the beginning of the texts of the actions that are left, or one whole text. */
  readonly touched?: string;
}

export interface Pictures<Id extends string = string> {
  /** The options; at least the seats. */
  readonly config: { readonly seats: number } & Readonly<Record<string, unknown>>;
  /** The names of the seats. */
  readonly players: readonly string[];
  /** The lines of a record (see `linesOf` in lesson.ts). */
  readonly script: string;
  readonly pictures: Readonly<Record<Id, Picture>>;
}

/** What is left of the legal actions, as texts, once something was touched. */
export function leftAfter(legal: readonly string[], touched = ''): readonly string[] {
  const exact = legal.filter((text) => text === touched);
  return exact.length > 0 ? exact : legal.filter((text) => text.startsWith(touched));
}
