/** Ticket to Ride: Amsterdam as plain data, for whatever draws it or reads it out. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../src/index.ts';
import { about, isPassing } from './face/about.ts';
import { changes } from './face/changes.ts';
import { memory } from './face/memory.ts';
import { moments } from './face/moments.ts';
import { offered } from './face/offered.ts';
import { figures, stage, standing } from './face/panel.ts';
import { places } from './face/places.ts';

export const face: Face<View, Action, Event> = {
  places,
  offered,
  isPassing,
  about,
  changes,
  figures,
  standing,
  stage,
  memory,
  moments,
};
