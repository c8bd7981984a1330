/** A figure before and after, as a preview shows it. */
import type { Change } from './face.ts';

export interface ChangedOf {
  readonly of: string;
  readonly seat?: number;
  readonly place?: string;
}

export interface Shown {
  /** Stands before the figures: '$'. */
  readonly unit?: string;
  /** Neither good nor bad for anybody, like a stock. */
  readonly isPlain?: boolean;
}

/** Nothing where nothing changed. */
export function changed(
  of: ChangedOf,
  what: string,
  from: number,
  to: number,
  { unit = '', isPlain = false }: Shown = {},
): readonly Change[] {
  if (from === to) return [];
  const by = `${to > from ? '+' : '−'}${unit}${Math.abs(to - from)}`;
  const tone = isPlain ? 'plain' : to > from ? 'gain' : 'loss';
  return [{ ...of, what, from: `${unit}${from}`, to: `${unit}${to}`, by, tone }];
}
