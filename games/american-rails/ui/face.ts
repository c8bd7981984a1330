/** American Rails as plain data, for whatever draws it or reads it out. Everything is public. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../src/types.ts';
import { about, bid, isPassing, mentions } from './face/about.ts';
import { changes } from './face/changes.ts';
import { foremost } from './face/foremost.ts';
import { moments } from './face/moments.ts';
import { auction, figures, stage, standing } from './face/panel.ts';
import { places } from './face/places.ts';

export const face: Face<View, Action, Event> = {
  places,
  isPassing,
  about,
  mentions,
  foremost,
  changes,
  figures,
  standing,
  stage,
  auction,
  bid,
  moments,
};
