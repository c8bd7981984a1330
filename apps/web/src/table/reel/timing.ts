import type { Viewer } from '@roundhouse/engine';
import type { TableStep } from '../../host/table-host.ts';

/** How long each beat of a line stands for the one who looks, in milliseconds at pace 1. */
export type Timing = (step: TableStep, viewer: Viewer) => readonly number[];
