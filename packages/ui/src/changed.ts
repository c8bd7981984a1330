/** A figure before and after, as a preview shows it. */
import type { Change } from './face.ts';

export interface ChangedOf {
  readonly of: string;
  readonly seat?: number;
  readonly place?: string;
}

/** What is counted, of one and of more: 'cart', 'carts'. */
export type Counted = readonly [one: string, more: string];

export interface Shown {
  /** Stands before the figures: '$'. */
  readonly unit?: string;
  /** Neither good nor bad for anybody, like a stock. */
  readonly isPlain?: boolean;
}

/** Nothing where nothing changed. */
export function changed(
  of: ChangedOf,
  what: string | Counted,
  from: number,
  to: number,
  { unit = '', isPlain = false }: Shown = {},
): readonly Change[] {
  if (from === to) return [];
  const count = Math.abs(to - from);
  const by = `${to > from ? '+' : '−'}${unit}${count}`;
  const counted = typeof what === 'string' ? what : what[count === 1 ? 0 : 1];
  const tone = isPlain ? 'plain' : to > from ? 'gain' : 'loss';
  return [{ ...of, what: counted, from: `${unit}${from}`, to: `${unit}${to}`, by, tone }];
}
