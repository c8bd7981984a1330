/** Steel Driver as plain data, for whatever draws it or reads it out. Everything is public. */
import type { Face } from '@roundhouse/ui/face';
import type { Action, Event, View } from '../../src/index.ts';
import { about, bid, isPassing, mentions } from './about.ts';
import { changes } from './changes.ts';
import { foremost } from './foremost.ts';
import { moments } from './moments.ts';
import { auction, figures, stage, standing } from './panel.ts';
import { places } from './places.ts';

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
