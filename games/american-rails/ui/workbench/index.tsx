/** What American Rails brings to the workshop. */
import type { Workbench } from '@roundhouse/ui/workbench';
import { OUR_BOX } from '../../src/our-box.ts';
import type { RailsBox } from '../../src/types.ts';
import { Bench } from './bench.tsx';
import { blankFrom, entry, follow } from './editing.ts';
import { Sketch } from './sketch.tsx';

export const workbench: Workbench<RailsBox> = {
  Bench,
  Sketch,
  blank: (language) => blankFrom(OUR_BOX, language),
  entry,
  follow,
};
