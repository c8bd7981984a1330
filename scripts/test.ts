// npm test                   every check and every test, with coverage
// npm test -- FILTER ...     only the tests whose file or name matches
// npm test -- --step NAME    only one check
// npm run test:long          every test, the long ones (*.long.test.ts) included
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageFaults } from './coverage.ts';
import { root } from './root.ts';
import { ruleNumberFaults } from './rule-numbers.ts';
import { tally, type Tally } from './tally.ts';

interface Result {
  readonly ok: boolean;
  readonly output: string;
}
type Check = readonly [name: string, run: () => Promise<Result>];

/** Of the two cores the tests have the other one; programs in Go clean up less often. */
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/** Runs the JavaScript program of an installed package and keeps what it prints. */
function run(program: string, ...args: readonly string[]): Promise<Result> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ONE_CORE },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

const listed = (faults: readonly string[]): Result => ({
  ok: faults.length === 0,
  output: faults.join('\n'),
});

const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs';
const cruised = ['packages', 'games', 'apps', 'scripts'];

/** Several checkers at once work much out several times; of what was found out last time, what still holds is kept. */
const typeCheck = (name: string): Check => [
  `types (${name})`,
  () =>
    run(
      '@typescript/native/bin/tsc',
      '--project',
      `tsconfig.${name}.json`,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/types/${name}.tsbuildinfo`,
    ),
];

const checks: readonly Check[] = [
  ...['pure', 'node', 'web', 'browser', 'worker'].map(typeCheck),
  ['lint', () => run('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  ['format', () => run('oxfmt/bin/oxfmt', '--check')],
  ['boundaries', () => run(cruiser, '--output-type', 'err-long', ...cruised)],
  ['unused code', () => run('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
  ['rule numbers', () => Promise.resolve(listed(ruleNumberFaults(root)))],
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

function report(name: string, since: number, { ok, output }: Result): Tally {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds(since)}`);
  if (!ok) console.log(output.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** So many at a time. */
async function runChecks(chosen: readonly Check[], atOnce: number): Promise<Tally[]> {
  const waiting = [...chosen];
  const results: Tally[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const since = performance.now();
      const result = await next[1]();
      results.push(report(next[0], since, result));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** What it prints comes as it is printed, or all of it at the end. */
function runVitest(args: readonly string[], long: boolean, isHeld: boolean): Promise<number> {
  const env = {
    ...process.env,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...(long ? { ROUNDHOUSE_LONG: '1' } : {}),
  };
  return new Promise((done) => {
    const program = join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [program, 'run', ...args], {
      cwd: root,
      stdio: ['ignore', isHeld ? 'pipe' : 'inherit', isHeld ? 'pipe' : 'inherit'],
      env,
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => held.push(chunk));
    }
    child.on('error', () => done(1));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      done(code ?? 1);
    });
  });
}

/** A filter is part of a file's path or, when no path has it, of a test's name. */
async function filterArgs(filters: readonly string[]): Promise<string[]> {
  if (filters.length === 0) return [];
  const { output } = await run('vitest/vitest.mjs', 'list', '--filesOnly', ...filters);
  if (output.includes('.test.ts')) return [...filters];
  const names = filters.map((filter) => filter.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return ['-t', names.join('|')];
}

/** One run of vitest; a whole one is of some of its projects (vitest.config.ts), and leaves no test out. */
async function runOnce(
  file: string,
  args: readonly string[],
  { long = false, isHeld = false } = {},
): Promise<Tally> {
  const since = performance.now();
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runVitest([...report, ...args], long, isHeld);
  const tests = tally(
    file,
    code,
    args.some((arg) => arg.startsWith('--project')),
  );
  for (const fault of tests.faults) console.log(fault);
  const { passed, failed } = tests;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${'tests'.padEnd(14)} ${seconds(since)}`);
  return { passed, failed };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runSome(filters: readonly string[], long: boolean): Promise<Tally[]> {
  return inFolder(async (folder) => [
    await runOnce(join(folder, 'chosen.json'), await filterArgs(filters), { long }),
  ]);
}

/** Side by side, so that no core waits: the checks and then the tests that are counted, and all other tests. */
function runAll(): Promise<Tally[]> {
  return inFolder(async (folder) => {
    // Counting lines slows the rules down: only the tests that are counted pay for it.
    const counting = ['--coverage', `--coverage.reportsDirectory=${join(folder, 'coverage')}`];
    const checkAndCount = async (): Promise<Tally[]> => {
      const checked = await runChecks(checks, 1);
      const args = ['--project=rules', '--maxWorkers=1', ...counting];
      const counted = await runOnce(join(folder, 'rules.json'), args, { isHeld: true });
      const summary = join(folder, 'coverage', 'coverage-summary.json');
      const faults = coverageFaults(root, () => readFileSync(summary, 'utf8'));
      return [...checked, counted, report('coverage', performance.now(), listed(faults))];
    };
    const others = ['--project=others', '--project=boards'];
    const [first, second] = await Promise.all([
      checkAndCount(),
      runOnce(join(folder, 'others.json'), others),
    ]);
    return [...first, second];
  });
}

function options(): { filters: string[]; step: string | undefined; long: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { step: { type: 'string' }, long: { type: 'boolean', default: false } },
    });
    return { filters: positionals, step: values.step, long: values.long };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { filters, step, long } = options();
const chosen = checks.filter(([name]) => step === undefined || name.startsWith(step));
if (chosen.length === 0) {
  console.error(
    `there is no step ${step}; the steps are ${checks.map(([name]) => name).join(', ')}`,
  );
  process.exit(2);
}
const isWhole = filters.length === 0 && !long;
const isOneStep = isWhole && step !== undefined;
const results = await (isOneStep
  ? runChecks(chosen, 2)
  : isWhole
    ? runAll()
    : runSome(filters, long));
const sum = (key: keyof Tally): number => results.reduce((total, each) => total + each[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
