import {
  configureOptions,
  deepFreeze,
  isRefusal,
  type Meta,
  type Refusal,
} from '@roundhouse/engine';
import { checkMap } from './check-map.ts';
import { MAP_NAMES, type Config, type MapName } from './types.ts';

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
  const given: unknown = isObject(input) ? input['map'] : undefined;
  if (!isObject(input) || !isObject(given)) return configureNamed(input);
  const named = configureNamed({ ...input, map: meta.options[0]?.default });
  if (isRefusal(named)) return named;
  const map = checkMap(given);
  // A refusal is one message: the first fault; `checkMap` tells all of them.
  if (!('cities' in map)) return map[0];
  return deepFreeze({ seats: named.seats, map });
}

function configureNamed(input: unknown): Config | Refusal {
  const config = configureOptions(meta, input);
  if (isRefusal(config)) return config;
  return Object.freeze({ seats: config.seats, map: config['map'] as MapName });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
