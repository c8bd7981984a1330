import type { Viewer } from '@roundhouse/engine';
import type { TableStep } from '../../host/table-host.ts';

/** How long each beat of a line, one of these, stands for the one who looks, in milliseconds at pace 1. */
export type Timing = (
  step: TableStep,
  viewer: Viewer,
  steps: readonly TableStep[],
) => readonly number[];
