/** Train Rails as plain data, for whatever draws it or reads it out. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, View } from '../src/index.ts';
import { about, isPassing } from './face/about.ts';
import { changes } from './face/changes.ts';
import { figures, stage, standing } from './face/panel.ts';
import { places } from './face/places.ts';

export const face: Face<View, Action> = {
  hasSecrets: true,
  places,
  isPassing,
  about,
  changes,
  figures,
  standing,
  stage,
};
