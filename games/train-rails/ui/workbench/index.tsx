/** What Train Rails brings to the workshop. */
import type { Workbench } from '@roundhouse/ui/workbench';
import type { TrainBox } from '../../src/index.ts';
import { Bench } from './bench.tsx';
import { ChoiceMark } from './choice-mark.tsx';
import { blank, carCalled } from './editing.ts';
import { Sketch } from './sketch.tsx';

export const workbench: Workbench<TrainBox> = {
  Bench,
  Sketch,
  blank,
  called(box, place) {
    const [list, number] = place.split('.');
    return list === 'cars' ? carCalled(box, Number(number)) : undefined;
  },
  ChoiceMark,
};
