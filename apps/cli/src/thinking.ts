/** How long players think, and by which clock. */
import type { Measure } from '@roundhouse/bots';

export interface Thinking extends Measure {
  /** Whether the time is what their thread has worked, not what has passed: on a machine that others use as well. */
  readonly isWorked?: boolean;
}

/** Of this thread alone. The system counts it in steps of some milliseconds. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export const clockOf = ({ isWorked }: Thinking): (() => number) =>
  isWorked ? workedMs : () => performance.now();
