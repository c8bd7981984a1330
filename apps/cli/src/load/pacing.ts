/** What is sent when: so many a second, or as many at once as are wanted; and how long each took. */

export interface Paced {
  readonly done: number;
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds, in no order. */
  readonly took: readonly number[];
}

export interface Pace {
  readonly seconds: number;
  /** So many a second; undefined: whenever one of those that run is done. */
  readonly rate: number | undefined;
  /** So many run at once at most. */
  readonly most: number;
}

const TICK_MS = 1;
/** What could not be sent in time is made up for, but not at once: a crowd at the door would be this program's doing. */
const CATCHING_UP = 1.5;
/** So much of a second goes at once at most. */
const AT_ONCE_S = 0.02;

/** `next` gives work that waits, or undefined: then it is asked again a little later. */
export async function paced(
  { seconds, rate, most }: Pace,
  next: () => (() => Promise<boolean>) | undefined,
): Promise<Paced> {
  const took: number[] = [];
  let [running, failed, sent, due] = [0, 0, 0, 0];
  const begun = performance.now();
  const run = (work: () => Promise<boolean>): void => {
    const from = performance.now();
    running += 1;
    const end = (isDone: boolean): void => {
      running -= 1;
      took.push(performance.now() - from);
      if (!isDone) failed += 1;
      if (rate === undefined) fill();
    };
    work().then(end, () => end(false));
  };
  const isTime = (): boolean => performance.now() - begun < seconds * 1000;
  const isFree = (): boolean => running < most && isTime() && (rate === undefined || due >= 1);
  const isBusy = (): boolean => running > 0;
  function fill(): void {
    while (isFree()) {
      const work = next();
      if (!work) return;
      due -= 1;
      sent += 1;
      run(work);
    }
  }
  for (let last = begun; isTime();) {
    await new Promise((done) => setTimeout(done, TICK_MS));
    const now = performance.now();
    const behind = ((rate ?? 0) * (now - begun)) / 1000 - sent;
    due = Math.min(
      behind,
      due + ((rate ?? 0) * CATCHING_UP * (now - last)) / 1000,
      Math.max(1, (rate ?? 0) * AT_ONCE_S),
    );
    last = now;
    fill();
  }
  while (isBusy()) await new Promise((done) => setTimeout(done, TICK_MS));
  const length = (performance.now() - begun) / 1000;
  return { done: took.length - failed, failed, seconds: length, took };
}

export function percentile(took: readonly number[], share: number): number {
  const sorted = took.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
