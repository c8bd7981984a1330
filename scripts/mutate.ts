// npm run mutate -- TITLE [--mutate GLOB,GLOB] [--fresh]
// Changes a game's rules in small ways, one at a time, and tells how many changes its tests notice.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install, say, Stop } from './install.mjs';
import { mutationScore, type MutationReport } from './mutation-score.ts';
import { root } from './root.ts';

function options(): { title: string; globs: string | undefined; fresh: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mutate: { type: 'string' }, fresh: { type: 'boolean', default: false } },
  });
  const [title, ...more] = positionals;
  if (title === undefined || more.length > 0) {
    throw new Stop('usage: npm run mutate -- TITLE [--mutate GLOB,GLOB] [--fresh]');
  }
  if (!/^[a-z0-9-]+$/.test(title) || !existsSync(join(root, 'games', title, 'src'))) {
    throw new Stop(`there is no game ${title} with rules to mutate`);
  }
  return { title, globs: values.mutate, fresh: values.fresh };
}

function runStryker(title: string, globs: string | undefined): Promise<void> {
  const program = join(root, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [program, 'run', 'mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ROUNDHOUSE_TITLE: title,
      ...(globs === undefined ? {} : { ROUNDHOUSE_MUTATE: globs }),
    },
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new Stop(`the mutation run ended with exit code ${code}`));
    });
  });
}

try {
  const { title, globs, fresh } = options();
  const folder = join(root, 'mutation');
  await install(folder, 'the mutation tester');
  if (fresh) rmSync(join(folder, 'reports', `${title}.incremental.json`), { force: true });
  await runStryker(title, globs);
  const report = readFileSync(join(folder, 'reports', `${title}.json`), 'utf8');
  const { detected, total, percent, files } = mutationScore(JSON.parse(report) as MutationReport);
  for (const file of files)
    console.log(`${file.percent} %  ${file.detected}/${file.total}  ${file.name}`);
  console.log(`${title}: ${percent} % of ${total} mutants killed (${detected})`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
