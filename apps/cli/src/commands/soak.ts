import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@roundhouse/store/testing';
import { Failed, Misuse, type Command } from '../command.ts';
import { print, untilInterrupted } from '../output.ts';
import type { Flatness } from '../soak/flat.ts';
import { runSoak, type SoakPlan, type SoakReport } from '../soak/run.ts';

const STORES = ['sqlite', 'postgres'] as const;
const PLANTS = ['loss', 'leak'] as const;
/** So much of the time it is ended and started again; then it is left alone. */
const RESTARTING = 0.4;

export const command: Command = {
  usage: 'soak',
  summary:
    'play, talk, take back and time out on a server that is ended again and again; nothing may be lost or grow',
  details: [
    'People over HTTP with streams, bots, clocks that run out, at tables of every game. For two fifths of the time the',
    'server is by turns killed and asked to end; then it is left alone, and its memory looked at. Exit code 1 if a move',
    'or a word that was answered is gone, a move is there twice, a view differs after a restart, or memory grows.',
  ],
  options: {
    minutes: { value: 'N', help: 'how long (default 30)' },
    seconds: { value: 'N', help: 'the same for a short look, instead of minutes' },
    restarts: { value: 'N', help: 'how often it is ended (default two in three minutes)' },
    matches: { value: 'N', help: 'tables at once (default 48)' },
    rate: { value: 'N', help: 'moves a second (default 60)' },
    store: { value: STORES.join('|'), help: 'which store (default sqlite)' },
    plant: { value: PLANTS.join('|'), help: 'a fault that must be found (loss: SQLite)' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const store = STORES.find((each) => each === (args.text('store') ?? 'sqlite'));
    if (!store) throw new Misuse(`--store wants ${STORES.join(' or ')}`);
    const wanted = args.text('plant');
    const plant = PLANTS.find((each) => each === wanted);
    if (wanted !== undefined && !plant) throw new Misuse(`--plant wants ${PLANTS.join(' or ')}`);
    const minutes = args.whole('minutes', { from: 1, to: 100_000 }) ?? 30;
    const seconds = args.whole('seconds', { from: 1, to: 100_000 }) ?? minutes * 60;
    const restarts = args.whole('restarts', { from: 0, to: 10_000 }) ?? Math.ceil(seconds / 90);
    const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-soak-'));
    const postgres = store === 'postgres' ? await startPostgres() : undefined;
    try {
      const plan: SoakPlan = {
        place: postgres ? await postgres.database() : join(scratch, 'data'),
        matches: args.whole('matches', { from: 1, to: 10_000 }) ?? 48,
        rate: args.whole('rate', { from: 1, to: 10_000 }) ?? 60,
        restarts,
        betweenSeconds: restarts === 0 ? 0 : (seconds * RESTARTING) / restarts,
        steadySeconds: restarts === 0 ? seconds : seconds * (1 - RESTARTING),
        ...(plant ? { node: ['--import', planted(plant)] } : {}),
        note: (text) => void process.stderr.write(`${text}\n`),
        stop: untilInterrupted(),
      };
      const report = await runSoak(plan);
      print(args.flag('json') ? JSON.stringify(report) : textOf(report, store));
      const wrong = wrongIn(report);
      if (wrong.length > 0) throw new Failed(wrong.join('; '));
    } finally {
      await postgres?.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

const planted = (plant: (typeof PLANTS)[number]): string =>
  fileURLToPath(new URL(`../soak/plant-${plant}.ts`, import.meta.url));

function wrongIn(report: SoakReport): readonly string[] {
  const { lost, twice, broken, lostWords, differ, faults, heap, memory } = report;
  return [
    ...(lost + twice + broken > 0
      ? [`${lost} moves lost, ${twice} twice, ${broken} matches broken`]
      : []),
    ...(lostWords > 0 ? [`${lostWords} words lost`] : []),
    ...(differ.length > 0
      ? [`${differ.length} views differ: ${differ.slice(0, 5).join('; ')}`]
      : []),
    ...(faults.length > 0 ? [`faults: ${faults.slice(0, 3).join('; ')}`] : []),
    ...(heap.isFlat && memory.isFlat ? [] : ['memory grows']),
  ];
}

function textOf(report: SoakReport, store: string): string {
  const { restarts, heap, memory } = report;
  const grown = ({ level, growth, perMinute, isFlat }: Flatness): string =>
    `${level.toFixed(0)} MB, ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB while it was left alone (${perMinute.toFixed(2)} MB a minute), ${isFlat ? 'flat' : 'growing'}`;
  return [
    `${store}, ${report.minutes.toFixed(1)} minutes; ended ${restarts.killed} times by kill -9, ${restarts.asked} times by SIGTERM`,
    `${report.moves} moves, ${report.undone} taken back, ${report.talked} words, ${report.timeOuts} time-outs, ${report.games} games ended; ${report.resent} requests sent again, ${report.late} came too late`,
    `lost ${report.lost}, twice ${report.twice}, broken ${report.broken}, words lost ${report.lostWords}; ${report.compared} views compared, ${report.differ.length} differ`,
    `a move with what goes with it: p50 ${report.p50.toFixed(0)} ms, p99 ${report.p99.toFixed(0)} ms, restarts among it; load average ${loadavg()[0]?.toFixed(1)}`,
    `heap ${grown(heap)}`,
    `process ${grown(memory)}`,
  ].join('\n');
}
