/** Mixed load on a server that is ended and started again, and then left alone to see whether it grows. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isPostgres } from '@roundhouse/store';
import { TITLES } from '@roundhouse/titles';
import { lookFor } from '../crash/round.ts';
import { paced, percentile } from '../load/pacing.ts';
import { Line } from '../online/asking.ts';
import { openPlace } from '../online/place.ts';
import { serverOver, startProcess, usageOf, type ServerProcess } from '../online/server-process.ts';
import { Crowd, type Kind } from './crowd.ts';
import { flatness, type Flatness, type Sample, type Tolerance } from './flat.ts';
import { Ledger } from './ledger.ts';
import { PatientLine } from './patient-line.ts';

export interface SoakPlan {
  /** A folder for SQLite, or the address of a PostgreSQL. */
  readonly place: string;
  readonly matches: number;
  /** Moves a second. */
  readonly rate: number;
  /** How often it is ended, by turns asked to and killed, and how long it is played before each. */
  readonly restarts: number;
  readonly betweenSeconds: number;
  /** How long it is left alone after that. */
  readonly steadySeconds: number;
  /** What Node is started with: where a fault is planted. */
  readonly node?: readonly string[];
  readonly note: (text: string) => void;
  readonly stop?: AbortSignal;
}

export interface SoakReport {
  readonly minutes: number;
  readonly restarts: { readonly asked: number; readonly killed: number };
  readonly moves: number;
  readonly undone: number;
  readonly talked: number;
  readonly timeOuts: number;
  readonly games: number;
  /** Sent again because there was no answer; and what came too late. */
  readonly resent: number;
  readonly late: number;
  readonly lost: number;
  readonly twice: number;
  readonly broken: number;
  readonly lostWords: number;
  /** Seats whose view was compared after a restart and at the end, and those that differed. */
  readonly compared: number;
  readonly differ: readonly string[];
  readonly faults: readonly string[];
  readonly p50: number;
  readonly p99: number;
  readonly heap: Flatness;
  readonly memory: Flatness;
}

/** Of the level, or so many megabytes where that is more; before three minutes code is still made fast, and read anew. */
const HEAP = { share: 0.15, megabytes: 12 };
const MEMORY = { share: 0.2, megabytes: 40 };
const LONG_SECONDS = 180;
const MORE_MEGABYTES = 24;

function allowed({ share, megabytes }: Tolerance, seconds: number): Tolerance {
  const young = Math.max(0, 1 - seconds / LONG_SECONDS);
  return { share, megabytes: megabytes + young * MORE_MEGABYTES };
}

const SAMPLES = 240;
const LEAST_PAUSE_MS = 100;
const MEGA = 1e6;

/** Each kind of table by turns, over all games. */
function kinds(): readonly Kind[] {
  const pace = { kind: 'live', freeMs: 1_000, bankMs: 0, incrementMs: 0, atTimeOut: 'idle' };
  return TITLES.flatMap(({ id: title, seats: [seats = 2] }): readonly Kind[] => [
    { title, seats },
    { title, seats, bots: seats - 1 },
    { title, seats, pace, absent: 1 },
  ]);
}

export async function runSoak(plan: SoakPlan): Promise<SoakReport> {
  const begun = performance.now();
  let server = await startProcess({ ...serverOver(plan.place), node: plan.node ?? [] });
  const port = Number(new URL(server.origin).port);
  const plain = new Line(server.origin);
  const line = new PatientLine(plain);
  const ledger = new Ledger();
  const crowd = new Crowd(line, ledger);
  const took: number[] = [];
  const restarts = { asked: 0, killed: 0 };
  let compared = 0;
  const differ: string[] = [];
  const play = async (seconds: number): Promise<void> => {
    const done = await paced({ seconds, rate: plan.rate, most: 64 }, () => crowd.next());
    took.push(...done.took);
  };
  const look = async (): Promise<void> => {
    const found = await crowd.compare();
    compared += found.seats;
    differ.push(...found.differ);
  };
  try {
    const all = kinds();
    for (let at = 0; at < plan.matches; at += 1) {
      const kind = all[at % all.length];
      if (kind) await crowd.open(kind);
    }
    for (let round = 0; round < plan.restarts && !plan.stop?.aborted; round += 1) {
      plan.note(`playing, then restart ${round + 1} of ${plan.restarts}`);
      const ending = setTimeout(plan.betweenSeconds * 900).then(() => {
        const isKilled = round % 2 === 0;
        restarts[isKilled ? 'killed' : 'asked'] += 1;
        return restarted(server, plan, port, isKilled ? 'SIGKILL' : 'SIGTERM');
      });
      // It is ended in the middle of it all.
      await play(plan.betweenSeconds);
      server = await ending;
      await look();
    }
    plan.note('left alone');
    const sampling = sampled(server, plan.steadySeconds);
    await play(plan.steadySeconds);
    const { heap, memory } = await sampling;
    await look();
    crowd.end();
    await server.kill('SIGTERM');
    plan.note('looking for all that was said to be kept');
    const found = await lookedFor(plan.place, ledger);
    return {
      minutes: (performance.now() - begun) / 60_000,
      restarts,
      moves: ledger.moves,
      undone: ledger.undone,
      talked: ledger.talked,
      games: crowd.ended,
      resent: line.resent,
      late: ledger.late,
      ...found,
      compared,
      differ,
      faults: ledger.faults.slice(0, 20),
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      heap: flatness(heap, allowed(HEAP, plan.steadySeconds)),
      memory: flatness(memory, allowed(MEMORY, plan.steadySeconds)),
    };
  } finally {
    crowd.end();
    await server.kill('SIGKILL');
    plain.close();
  }
}

async function restarted(
  server: ServerProcess,
  { place, node = [] }: SoakPlan,
  port: number,
  signal: NodeJS.Signals,
): Promise<ServerProcess> {
  await server.kill(signal);
  return startProcess({ ...serverOver(place, port), node });
}

interface Samples {
  readonly heap: readonly Sample[];
  readonly memory: readonly Sample[];
}

/** What the server says of its heap, and what the system says of the process. */
async function sampled({ origin, pid }: ServerProcess, seconds: number): Promise<Samples> {
  const heap: Sample[] = [];
  const memory: Sample[] = [];
  const begun = performance.now();
  const pause = Math.max(LEAST_PAUSE_MS, (seconds * 1000) / SAMPLES);
  for (let at = 0; at < seconds; at = (performance.now() - begun) / 1000) {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const bytes = Number(/^process_heap_bytes (\S+)$/m.exec(text)?.[1]);
    heap.push({ seconds: at, megabytes: bytes / MEGA });
    const usage = usageOf(pid);
    if (usage) memory.push({ seconds: at, megabytes: usage.memory });
    await setTimeout(pause);
  }
  return { heap, memory };
}

async function lookedFor(place: string, ledger: Ledger) {
  const store = isPostgres(place) ? place : join(place, 'roundhouse.db');
  const { lost, twice, broken } = await lookFor(store, ledger);
  const database = await openPlace(store);
  try {
    const { build } = database;
    const talk = await database.read(build.selectFrom('talk').select(['room', 'key']));
    // Before a key stands whose it is.
    const heard = new Set(talk.map(({ room, key }) => `${room} ${key.split(' ').at(-1)}`));
    const words = [...ledger.said].flatMap(([room, keys]) => keys.map((key) => `${room} ${key}`));
    const timed = build.selectFrom('line').where('text', 'like', '.timeout %');
    const [row] = await database.read(timed.select(({ fn }) => fn.countAll<number>().as('count')));
    return {
      lost,
      twice,
      broken: broken.length,
      lostWords: words.filter((each) => !heard.has(each)).length,
      timeOuts: row?.count ?? 0,
    };
  } finally {
    await database.close();
  }
}
