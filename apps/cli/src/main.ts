/** roundhouse COMMAND ...: nothing but the command's own output goes to stdout. */
import { enableCompileCache } from 'node:module';
import { helpOf, parseArguments, quoted } from './arguments.ts';
import { Failed, Misuse, type Command } from './command.ts';
import { plain } from './output.ts';

const COMMANDS: ReadonlyMap<string, () => Promise<{ readonly command: Command }>> = new Map([
  ['play', () => import('./commands/play.ts')],
  ['titles', () => import('./commands/titles.ts')],
  ['sim', () => import('./commands/sim.ts')],
  ['arena', () => import('./commands/arena.ts')],
  ['exploit', () => import('./commands/exploit.ts')],
  ['puzzles', () => import('./commands/puzzles.ts')],
  ['tune', () => import('./commands/tune.ts')],
  ['practise', () => import('./commands/practise.ts')],
  ['train', () => import('./commands/train.ts')],
  ['bench', () => import('./commands/bench.ts')],
  ['replay', () => import('./commands/replay.ts')],
  ['verify', () => import('./commands/verify.ts')],
  ['fuzz', () => import('./commands/fuzz.ts')],
  ['engine', () => import('./commands/engine.ts')],
  ['box', () => import('./commands/box.ts')],
  ['crash', () => import('./commands/crash.ts')],
  ['fuzz-http', () => import('./commands/fuzz-http.ts')],
  ['load', () => import('./commands/load.ts')],
  ['doctor', () => import('./commands/doctor.ts')],
  ['backup', () => import('./commands/backup.ts')],
  ['restore', () => import('./commands/restore.ts')],
  ['migrate', () => import('./commands/migrate.ts')],
  ['ratings', () => import('./commands/ratings.ts')],
  ['soak', () => import('./commands/soak.ts')],
  ['fixture', () => import('./commands/fixture.ts')],
  ['words', () => import('./commands/words.ts')],
]);

const asksForHelp = (words: readonly string[]): boolean => {
  const end = words.indexOf('--');
  return words
    .slice(0, end < 0 ? words.length : end)
    .some((word) => word === '--help' || word === '-h');
};

async function overview(): Promise<string> {
  const rows: string[] = [];
  for (const [name, load] of COMMANDS) {
    rows.push(`  ${name.padEnd(9)} ${(await load()).command.summary}`);
  }
  return [
    'roundhouse COMMAND [WORDS] [OPTIONS]',
    '',
    ...rows,
    '',
    "'roundhouse COMMAND --help' says more about one of them.",
    'Exit codes: 0 done; 2 what was given can not be used; 1 a check did not pass, or a fault of ours.',
  ].join('\n');
}

async function run(argv: readonly string[]): Promise<void> {
  const [name, ...rest] = argv;
  if (name === undefined) throw new Misuse("which command? 'roundhouse --help' lists them");
  if (name === 'help' || asksForHelp([name])) {
    process.stdout.write(`${await overview()}\n`);
    return;
  }
  const load = COMMANDS.get(name);
  if (!load) {
    throw new Misuse(
      `there is no command ${quoted(name)}; there are ${[...COMMANDS.keys()].join(', ')}`,
    );
  }
  const { command } = await load();
  if (asksForHelp(rest)) {
    process.stdout.write(`${helpOf(command)}\n`);
    return;
  }
  await command.run(parseArguments(name, command, rest));
}

/** Whoever read our output has seen enough (`| head`): that is no fault. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (GONE.has(error.code ?? '')) process.exit(0);
  process.exit(exitCodeFor(new Failed(`can't write: ${error.message}`)));
}

const GONE = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

function exitCodeFor(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  const known = error instanceof Misuse || error instanceof Failed;
  const line = (known ? message : `a fault of the program: ${message}`).replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
  process.stderr.write(`roundhouse: ${plain(line)}\n`);
  if (!known && process.env['ROUNDHOUSE_TRACE'] === '1' && error instanceof Error) {
    process.stderr.write(`${error.stack ?? ''}\n`);
  }
  return error instanceof Misuse ? 2 : 1;
}

// Commands are loaded after this, from code that was read before: half the time of a start.
enableCompileCache();
process.stdout.on('error', endQuietly);
process.stderr.on('error', endQuietly);
try {
  await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCodeFor(error);
}
