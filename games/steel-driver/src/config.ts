import { configureWithBox, type Meta, type Refusal } from '@roundhouse/engine';
import { box } from './box.ts';
import { MAP_NAMES, type Config } from './types.ts';

/**
 * SD-1, SD-3 to SD-7: 1 line for the starter; an auction has no more bids than its winner pays
 * cubes, so at most 60 a round: 300; five passes in each of 30 auctions: 150; fewer than 6 passed
 * markers before each of 6 auctions and 6 at the end of each of 5 rounds: 210; 102 links and 30
 * passes of companies; 42 goods cubes.
 */
const MAX_LINES = 1 + 300 + 150 + 210 + 102 + 30 + 42;

export const meta: Meta = {
  seats: [3, 4, 5, 6],
  options: [{ name: 'map', values: MAP_NAMES, default: 'usa' }],
  maxLines: MAX_LINES,
  hasSecrets: false,
};

export function configure(input: unknown): Config | Refusal {
  return configureWithBox(meta, box, input) as Config | Refusal;
}
