/** One crash: a program plays, is ended at once, and what it was told to be kept is looked for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { matchStore } from '@roundhouse/store';
import { openPlace } from '../online/place.ts';
import { tablesOver } from './tables.ts';

const PLAYER = fileURLToPath(new URL('./player.ts', import.meta.url));

export interface Crash {
  readonly place: string;
  readonly title: string;
  readonly seats: number;
  /** Matches that go on from earlier rounds. */
  readonly going: readonly string[];
  /** It is ended after so many moves, or at a fail point by itself. */
  readonly moves: number;
  readonly env: Readonly<Record<string, string>>;
  readonly node: readonly string[];
  /** Ends it; by itself the program is killed. */
  readonly end?: () => Promise<void>;
}

export interface Claims {
  /** Keys by match that were said to be kept, and those of which nothing was said. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  readonly open: ReadonlyMap<string, ReadonlySet<string>>;
  readonly moves: number;
}

/** What the program said before it ended. */
export async function crash({ place, title, seats, going, moves, ...by }: Crash): Promise<Claims> {
  const args = [...by.node, PLAYER, place, title, String(seats), ...going];
  const env = { ...process.env, ...by.env };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exit = once(child, 'exit');
  const kept = new Map<string, string[]>(going.map((match) => [match, []]));
  const open = new Map<string, Set<string>>();
  let said = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, match = '', key = ''] = line.split(' ');
    if (what === 'begun') kept.set(match, []);
    if (what === 'sent') open.set(match, (open.get(match) ?? new Set()).add(key));
    if (what !== 'kept') continue;
    open.get(match)?.delete(key);
    kept.get(match)?.push(key);
    said += 1;
    if (said === moves) await (by.end?.() ?? child.kill('SIGKILL'));
  }
  const [code, signal] = (await exit) as [number | null, string | null];
  // Killed, or gone with the store: anything else is a fault of the program.
  if (signal !== 'SIGKILL' && code !== 3) throw new Error(`it ended with ${code}: ${complaint}`);
  return { kept, open, moves: said };
}

export interface Found {
  readonly lost: number;
  readonly twice: number;
  readonly broken: readonly string[];
  /** Moves that were kept though nobody was told. */
  readonly untold: number;
  readonly going: readonly string[];
}

/** Whether all that was said is there once and in order, and the matches can be played on. */
export async function lookFor(place: string, { kept, open }: Claims): Promise<Found> {
  const database = await openPlace(place);
  const [store, tables] = [matchStore(database), tablesOver(database)];
  let [lost, twice, untold] = [0, 0, 0];
  const broken: string[] = [];
  const going: string[] = [];
  try {
    for (const [match, keys] of kept) {
      const found = await store.load(match);
      const there = found?.lines.flatMap(({ key }) => key ?? []) ?? [];
      const once = new Set(there);
      twice += there.length - once.size;
      lost += keys.filter((key) => !once.has(key)).length;
      untold += [...(open.get(match) ?? [])].filter((key) => once.has(key)).length;
      const seqs = found?.lines.map(({ seq }) => seq) ?? [];
      const isDense = seqs.every((seq, index) => seq === index + 1);
      if (!found || !isDense || found.match.lines !== seqs.length) broken.push(match);
      else {
        // Opening replays every line by the rules.
        const { running } = await tables.table(match);
        if (!running.match.isOver) going.push(match);
        await tables.leave(match);
      }
    }
  } finally {
    await database.close();
  }
  return { lost, twice, broken, untold, going: going.slice(0, 4) };
}
