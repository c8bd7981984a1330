/** Whether something grows: garbage comes and goes, so that the least of each stretch counts, not every look. */

export interface Sample {
  readonly seconds: number;
  readonly megabytes: number;
}

export interface Flatness {
  /** By the line through the least of each stretch. */
  readonly perMinute: number;
  /** From the first to the last stretch. */
  readonly growth: number;
  readonly level: number;
  readonly isFlat: boolean;
}

export interface Tolerance {
  /** Of the level. */
  readonly share: number;
  readonly megabytes: number;
}

const STRETCHES = 8;
/** Until then things are read for the first time. */
const WARM_SHARE = 0.4;

export function flatness(all: readonly Sample[], tolerance: Tolerance): Flatness {
  const samples = all.slice(Math.floor(all.length * WARM_SHARE));
  const size = Math.max(1, Math.ceil(samples.length / STRETCHES));
  const least: Sample[] = [];
  for (let at = 0; at < samples.length; at += size) {
    const some = samples.slice(at, at + size);
    const smallest = some.toSorted((a, b) => a.megabytes - b.megabytes)[0];
    const middle = some[Math.floor(some.length / 2)];
    if (smallest && middle) least.push({ ...smallest, seconds: middle.seconds });
  }
  const mean = (of: (sample: Sample) => number): number =>
    least.reduce((sum, each) => sum + of(each), 0) / Math.max(1, least.length);
  const [time, level] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)];
  const spread = mean(({ seconds }) => (seconds - time) ** 2);
  const together = mean(({ seconds, megabytes }) => (seconds - time) * (megabytes - level));
  const slope = spread === 0 ? 0 : together / spread;
  const growth = slope * ((least.at(-1)?.seconds ?? 0) - (least[0]?.seconds ?? 0));
  const most = Math.max(level * tolerance.share, tolerance.megabytes);
  return { perMinute: slope * 60, growth, level, isFlat: least.length > 2 && growth <= most };
}
