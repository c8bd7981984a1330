/**
 * How fast a game is played, the same way for ours and for other people's: in stretches of CPU time, first
 * until they get no faster (compilers work in the background for seconds, and their time counts too), then
 * for the measure.
 */

export interface Speed {
  readonly plies: number;
  readonly games: number;
  readonly cpuMs: number;
  /** CPU time that was played before, until it was steady. */
  readonly warmUpMs: number;
}

/** Asking for the clock costs as much as some games do, so many are played between. */
const LEAST_BETWEEN_MS = 5;
/** It is steady when so many stretches in a row were no faster than the fastest before by this part. */
const STEADY = 3;
const FASTER = 1.02;
const MOST_STRETCHES = 40;

export function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** `play` plays one game and gives its plies. A stretch of the warm-up is a quarter of the measure. */
export function measureSteady(play: () => number, ms: number): Speed {
  const start = process.cpuUsage();
  let [fastest, since, batch] = [0, 0, 1];
  for (let n = 0; n < MOST_STRETCHES && since < STEADY; n++) {
    const { plies, cpuMs, games, looks } = stretch(play, ms / 4, batch);
    const isFaster = plies / cpuMs > fastest * FASTER;
    since = isFaster ? 0 : since + 1;
    fastest = Math.max(fastest, plies / cpuMs);
    if (cpuMs / looks < LEAST_BETWEEN_MS) batch = Math.ceil((games * LEAST_BETWEEN_MS) / cpuMs);
  }
  const warmUpMs = cpuMsSince(start);
  const { plies, games, cpuMs } = stretch(play, ms, batch);
  return { plies, games, cpuMs, warmUpMs };
}

interface Stretch {
  readonly plies: number;
  readonly games: number;
  readonly cpuMs: number;
  /** How often the clock was asked. */
  readonly looks: number;
}

function stretch(play: () => number, ms: number, batch: number): Stretch {
  const start = process.cpuUsage();
  let [plies, looks, cpuMs] = [0, 0, 0];
  while (cpuMs < ms) {
    for (let game = 0; game < batch; game++) plies += play();
    looks++;
    cpuMs = cpuMsSince(start);
  }
  return { plies, games: looks * batch, cpuMs, looks };
}
