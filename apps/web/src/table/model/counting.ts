/** A figure on its way from one text to another: '$12' to '$40' goes by '$26'. */
const NUMBER = /\d+/;
const COUNTED_THINGS = /\d+ \p{Letter}+$/u;

export interface Count {
  readonly from: number;
  readonly to: number;
  /** The text with another number in its place. */
  at(value: number): string;
}

/** Undefined where the texts differ in more than one number, or not at all. */
export function countBetween(before: string, after: string): Count | undefined {
  const old = NUMBER.exec(before);
  const now = NUMBER.exec(after);
  if (!old || !now || old[0] === now[0]) return undefined;
  // One of them has another word: '3 cubes' goes by '2 cubes', never by '1 cubes'.
  const isPlural = COUNTED_THINGS.test(after);
  const at = (value: number): string =>
    after.replace(NUMBER, String(isPlural && value === 1 ? 2 : value));
  if (before.replace(NUMBER, now[0]) !== after) return undefined;
  return { from: Number(old[0]), to: Number(now[0]), at };
}

/** Quick at first, slow at the end; `part` goes from 0 to 1. */
export function counted({ from, to }: Count, part: number): number {
  const eased = 1 - (1 - Math.min(1, part)) ** 3;
  return Math.round(from + (to - from) * eased);
}
