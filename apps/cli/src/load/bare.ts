/** The same load on the least that could do the same: it keeps and sends as many bytes as the server did. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../online/server-process.ts';
import { BareTables, NO_RENEWAL, renewalOf } from './bare-table.ts';
import { measured, MOST, type Measured } from './measured.ts';
import { paced } from './pacing.ts';
import { Posts } from './posts.ts';
import type { SetUps } from './set-ups.ts';

export interface BarePlan {
  readonly scratch: string;
  readonly matches: number;
  readonly seats: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly keptBytes: number;
  /** What is sent to each stream: one of the server's own events. */
  readonly told: string;
  /** What else the server was asked in its part, and for how many moves. */
  readonly setUps: SetUps;
  readonly moves: number;
}

export interface Bare {
  /** Moves and nothing else. */
  readonly alone: Measured;
  /** With as many matches begun anew as the server had; undefined: it had none. */
  readonly same: Measured | undefined;
  /** How many they were, and what it was asked for them. */
  readonly setUps: SetUps;
}

export async function runBare(plan: BarePlan): Promise<Bare> {
  const file = new URL('./bare-server.ts', import.meta.url).pathname;
  const told = join(plan.scratch, 'told.json');
  writeFileSync(told, plan.told);
  const args = [plan.scratch, String(plan.keptBytes), told];
  const server = await startProcess({ file, args });
  try {
    const { origin } = server;
    const { matches, seats, seconds, warmSeconds } = plan;
    const posts = new Posts(origin);
    const tables = new BareTables({ origin, posts, matches, seats });
    const movesAlone = () => tables.next(NO_RENEWAL);
    await paced({ seconds: warmSeconds, ...MOST }, movesAlone);
    const alone = await measured(server, { seconds, ...MOST }, movesAlone);
    const renewal = renewalOf(plan.setUps, plan.moves);
    const same =
      renewal === NO_RENEWAL
        ? undefined
        : await measured(server, { seconds, ...MOST }, () => tables.next(renewal));
    tables.close();
    posts.close();
    return { alone, same, setUps: tables.setUps };
  } finally {
    await server.kill('SIGKILL');
  }
}
