/** Ticket to Ride: Amsterdam as plain data, for whatever draws it or reads it out. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../../src/index.ts';
import { about, isPassing } from './about.ts';
import { changes } from './changes.ts';
import { memory } from './memory.ts';
import { moments } from './moments.ts';
import { offered } from './offered.ts';
import { figures, stage, standing } from './panel.ts';
import { places } from './places.ts';

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
  isTurnedUp: ({ type }) => type === 'scored',
};
