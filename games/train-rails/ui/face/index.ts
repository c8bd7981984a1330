/** Train Rails as plain data, for whatever draws it or reads it out. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../../src/index.ts';
import { about, isPassing } from './about.ts';
import { changes } from './changes.ts';
import { moments } from './moments.ts';
import { figures, stage, standing } from './panel.ts';
import { places } from './places.ts';

export const face: Face<View, Action, Event> = {
  places,
  isPassing,
  about,
  changes,
  figures,
  standing,
  stage,
  moments,
};
