/** How many may play, and by which options. */
import { configureWithBox, type Meta, type Refusal } from '@roundhouse/engine';
import { box } from './box.ts';
import { BOX_NAMES, EDITIONS, TABLE_TALKS, type Config } from './types.ts';

export const meta: Meta = {
  seats: [3, 4, 5],
  options: [
    { name: 'edition', values: EDITIONS, default: 'quined' },
    { name: 'tableTalk', values: TABLE_TALKS, default: 'on' },
    { name: 'box', values: BOX_NAMES, default: 'ours', isUnwritten: true },
  ],
  // An auction has at most as many bids as the richest bidder has dollars. All dividends of a round
  // together stay below $900, and a round has three auctions: 3 * (7 * 50 + 21 * 900), and the rest.
  maxLines: 60_000,
  hasSecrets: false,
};

export function configure(input: unknown): Config | Refusal {
  return configureWithBox(meta, box, input) as unknown as Config | Refusal;
}
