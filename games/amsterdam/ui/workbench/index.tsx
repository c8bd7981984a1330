/** What Amsterdam brings to the workshop. */
import type { Workbench } from '@roundhouse/ui/workbench';
import type { AmsterdamBox } from '../../src/types.ts';
import { Bench } from './bench.tsx';
import { blank, contractCalled } from './editing.ts';
import { Sketch } from './sketch.tsx';

export const workbench: Workbench<AmsterdamBox> = {
  Bench,
  Sketch,
  blank,
  called(box, place) {
    const [list, number] = place.split('.');
    return list === 'contracts' ? contractCalled(box, Number(number)) : undefined;
  },
};
