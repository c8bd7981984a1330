/** Tables over a store, without bots: what is played is played by who crashes. */
import { randomBytes } from 'node:crypto';
import { matchStore, type Database } from '@roundhouse/store';
import { Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';

export function tablesOver(database: Database): Tables {
  return new Tables({
    store: matchStore(database),
    titleOf,
    now: () => Date.now(),
    fresh: () => ({
      id: randomBytes(12).toString('base64url'),
      seed: randomBytes(32).toString('hex'),
      now: Date.now(),
    }),
    announce: () => undefined,
  });
}
