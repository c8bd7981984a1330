import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@roundhouse/store/testing';
import { Misuse, Failed, type Command } from '../command.ts';
import { powerCutIn } from '../crash/power-cut.ts';
import { runCrashes, type CrashPlan, type CrashReport } from '../crash/run.ts';
import { counted, print, progress, untilInterrupted } from '../output.ts';
import { needTitle } from '../setup.ts';

const STORES = ['sqlite', 'postgres', 'both'] as const;

export const command: Command = {
  usage: 'crash',
  summary:
    'end a program that keeps moves, again and again, and look for every move it was sure of',
  details: [
    'Killed at random, at fail points inside a write, and for SQLite with a power cut: of its files only what was',
    'synced is left (tools/powercut.c; needs a C compiler). For PostgreSQL its server is killed too.',
    'Exit code 1 if a move that was said to be kept is gone, twice, or out of order.',
  ],
  options: {
    rounds: { value: 'N', help: 'how many crashes of each store (default 1000)' },
    store: { value: STORES.join('|'), help: 'which store (default both)' },
    title: { value: 'TITLE', help: 'which game (default amsterdam)' },
    seats: { value: 'N', help: 'seats of each match (default 2)' },
    plant: { help: 'SQLite with synchronous = normal: the power cut must find it' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const store = STORES.find((each) => each === (args.text('store') ?? 'both'));
    if (!store) throw new Misuse(`--store wants ${STORES.join(', ')}`);
    const rounds = args.whole('rounds', { from: 1, to: 1_000_000 }) ?? 1000;
    const title = needTitle(args.text('title') ?? 'amsterdam').id;
    const seats = args.whole('seats', { from: 2, to: 6 }) ?? 2;
    const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-crash-'));
    const bar = progress('crashes', rounds);
    const stop = untilInterrupted();
    const common = { rounds, title, seats, stop, onRound: (round: number) => bar.at(round) };
    const reports: CrashReport[] = [];
    try {
      if (store !== 'postgres') {
        reports.push(await crashSqlite(common, scratch, args.flag('plant')));
      }
      if (store !== 'sqlite') reports.push(await crashPostgres(common));
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
    bar.end();
    print(args.flag('json') ? JSON.stringify(reports) : reports.map(textOf).join('\n'));
    const bad = reports.reduce((sum, { lost, twice, broken }) => sum + lost + twice + broken, 0);
    if (bad > 0) throw new Failed('what was said to be kept is not there as it was said');
  },
};

type Common = Pick<CrashPlan, 'rounds' | 'title' | 'seats' | 'onRound' | 'stop'>;

function crashSqlite(common: Common, scratch: string, isRelaxed: boolean): Promise<CrashReport> {
  const powerCut = powerCutIn(scratch);
  if (!powerCut) process.stderr.write('no C compiler, or no Linux: no power is cut\n');
  const place = join(scratch, 'data');
  return runCrashes({
    ...common,
    kind: 'SQLite',
    place,
    isRelaxed,
    ...(powerCut ? { powerCut } : {}),
  });
}

async function crashPostgres(common: Common): Promise<CrashReport> {
  const server = await startPostgres();
  try {
    const endServer = async (): Promise<void> => {
      await server.kill();
      await server.restart();
    };
    const place = await server.database();
    return await runCrashes({ ...common, kind: 'PostgreSQL', place, endServer });
  } finally {
    await server.stop();
  }
}

function textOf({ kind, rounds, moves, lost, twice, untold, broken }: CrashReport): string {
  const ways = Object.entries(rounds).map(([name, count]) => `${name} ${count}`);
  return [
    `${kind}: ${ways.join(', ')}`,
    `  ${counted(moves, 'move')} acknowledged; ${lost} lost, ${twice} twice, ${broken} broken; ${untold} kept without a word of it`,
  ].join('\n');
}
