/** How long each line stays on the table before the next one is shown. */
import type { TableStep } from '../../host/table-host.ts';

const MOVE = 1100;
const ASIDE = 550;

/**
 * Milliseconds at pace 1. Somebody else's move is read; chance and what plays itself are a glance;
 * a line without anything to tell and one's own move need no pause.
 */
export function pauseAfter(step: TableStep, viewer: unknown): number {
  if (step.events.length === 0) return 0;
  if (step.by === undefined || step.forced) return ASIDE;
  return step.by === viewer ? 0 : MOVE;
}
