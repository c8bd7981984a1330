/** What a box says of itself, whether a match is played with somebody's own, and whether bots have learned with it. */

/** What every box may say of itself. A name it has in any case. */
export interface BoxHead {
  readonly name: string;
  /** The id of the title that it is for. */
  readonly title?: string;
  readonly version?: number;
  /** Who made it. */
  readonly by?: string;
  /** Under what terms others may use it, in one line. */
  readonly licence?: string;
}

/** The box of somebody's own that is agreed on, the one object in a config; undefined: it is one of ours. */
export function ownBox(config: object): BoxHead | undefined {
  return Object.values(config).find(isObject) as BoxHead | undefined;
}

/** Whether nets have learned with what a match is played with: not with somebody's own, nor with all of ours. */
export function isLearned(
  box: { readonly field: string; readonly unlearned?: readonly string[] } | undefined,
  config: object,
): boolean {
  if (!box) return true;
  const given = (config as Readonly<Record<string, unknown>>)[box.field];
  return !isObject(given) && !box.unlearned?.some((name) => name === given);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
