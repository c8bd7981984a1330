/** The workbench's type for those who only load it, and have no page to draw on. */
import type { Workbench } from '@roundhouse/ui/workbench';
import type { AmsterdamBox } from '../../src/types.ts';

export declare const workbench: Workbench<AmsterdamBox>;
