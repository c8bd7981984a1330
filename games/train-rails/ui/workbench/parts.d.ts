/** The workbench's type for those who only load it, and have no page to draw on. */
import type { Workbench } from '@roundhouse/ui/workbench';
import type { TrainBox } from '../../src/index.ts';

export declare const workbench: Workbench<TrainBox>;
