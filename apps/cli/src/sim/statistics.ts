export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959963984540054;

/** Wilson's 95 % interval of a share. Shared wins make `hits` a fraction; the formula does not mind. */
export function wilson(hits: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const square = Z95 * Z95;
  const middle = share + square / (2 * trials);
  const half = Z95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return {
    low: Math.max(0, (middle - half) / scale),
    high: Math.min(1, (middle + half) / scale),
  };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
