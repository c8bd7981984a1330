import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failed, Misuse, type Command } from '../command.ts';
import { fuzzHttp } from '../fuzz-http/run.ts';
import { print, progress, untilInterrupted } from '../output.ts';

const PLANTS = ['fault', 'trace'] as const;

export const command: Command = {
  usage: 'fuzz-http',
  summary: 'send mutated requests to every route of a server',
  details: [
    'Starts a server of its own. Exit code 1 where an answer is a fault of the server, where a refusal has no code, or',
    'where anything that is kept has changed by what was refused.',
  ],
  options: {
    requests: { value: 'N', help: 'how many (default 1000000)' },
    seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
    store: { value: 'URL', help: 'a PostgreSQL (default: SQLite in a new folder)' },
    plant: { value: PLANTS.join('|'), help: 'a fault that must be found (trace: SQLite)' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const requests = args.whole('requests', { from: 1, to: 1_000_000_000 }) ?? 1_000_000;
    const seed = args.text('seed') ?? '1';
    const wanted = args.text('plant');
    const plant = PLANTS.find((each) => each === wanted);
    if (wanted !== undefined && !plant) throw new Misuse(`--plant wants ${PLANTS.join(' or ')}`);
    const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-fuzz-'));
    const bar = progress('requests', requests);
    try {
      const place = args.text('store') ?? join(scratch, 'data');
      const stop = untilInterrupted();
      const onDone = (done: number): void => bar.at(done);
      const node = plant ? ['--import', planted(plant)] : [];
      const report = await fuzzHttp({ place, requests, seed, node, onDone, stop });
      bar.end();
      const { requests: done, answers, refused, routes, comparisons, failures } = report;
      const counts = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
      const text = [
        `${done} requests to ${routes} routes, seed '${seed}': ${refused} refused (${counts.join(', ')})`,
        `looked ${comparisons} times whether refusals had changed anything; ${failures.length} failures`,
        ...failures,
      ];
      print(args.flag('json') ? JSON.stringify(report) : text.join('\n'));
      if (failures.length > 0) throw new Failed(`${failures.length} failures`);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

const planted = (plant: (typeof PLANTS)[number]): string =>
  fileURLToPath(new URL(`../fuzz-http/plant-${plant}.ts`, import.meta.url));
