/** What a server counts of its own work. Counting costs an addition; reading is for who asks. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RouteName } from '@roundhouse/contract';
import type { Channel, Database } from '@roundhouse/store';
import type { MatchStore } from '@roundhouse/table';
import type { Delivery } from '../telegrams/delivery.ts';
import { Histogram } from './histogram.ts';
import { LastMinute } from './last-minute.ts';

/** How finely the loop is looked at. */
const RESOLUTION_MS = 20;
/** An action of a seat begins with its number; what plays itself, chance and the table's own lines do not. */
const MOVE = /^\d/;

export class Meters {
  readonly routes = new Map<RouteName, Histogram>();
  /** By the code of the contract. */
  readonly refusals = new Map<string, number>();
  /** By the kind of channel and how it ended. */
  readonly telegrams = new Map<
    string,
    { readonly channel: string; readonly delivery: string; count: number }
  >();
  readonly commits = new Histogram();
  readonly lastMinute: LastMinute;
  readonly loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  movesKept = 0;
  /** Given to the store and not yet answered. */
  writing = 0;
  faults = 0;

  constructor(now: () => number) {
    this.lastMinute = new LastMinute(now);
    this.loop.enable();
  }

  /** `since` is when it came in, by the monotonic clock. */
  answered(route: RouteName, since: number): void {
    let histogram = this.routes.get(route);
    if (!histogram) this.routes.set(route, (histogram = new Histogram()));
    histogram.observe((performance.now() - since) / 1000);
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  told(channel: Channel['kind'], delivery: Delivery): void {
    const key = `${channel} ${delivery}`;
    const known = this.telegrams.get(key) ?? { channel, delivery, count: 0 };
    known.count += 1;
    this.telegrams.set(key, known);
  }

  /** The same database, whose writes are counted. */
  over(database: Database): Database {
    return {
      ...database,
      write: async (statements) => {
        const since = performance.now();
        this.writing += 1;
        try {
          await database.write(statements);
        } finally {
          this.writing -= 1;
          this.commits.observe((performance.now() - since) / 1000);
        }
      },
    };
  }

  /** The same store, whose moves are counted once they are kept. */
  overMatches(store: MatchStore): MatchStore {
    return {
      ...store,
      append: async (match, lines) => {
        await store.append(match, lines);
        let moves = 0;
        for (const { text } of lines) if (MOVE.test(text)) moves += 1;
        if (moves === 0) return;
        this.movesKept += moves;
        this.lastMinute.add(moves);
      },
    };
  }

  close(): void {
    this.loop.disable();
  }
}
