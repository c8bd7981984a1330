/** Builds the client when something in it has changed since it was last built. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../../scripts/install.mjs';
import { root } from '../../../scripts/root.ts';

const PARTS = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts}',
  'apps/web/{src,public,serve}/**/*',
  'packages/*/src/**/*',
  'games/*/{src,bot,ui}/**/*',
  'games/*/{RULES*.md,puzzles.bin}',
];
export const distFolder = join(root, 'apps/web/dist');
const stampFile = join(distFolder, '.stamp');

function stampOfSources(): string {
  const files = PARTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function stampOfBuild(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

/** A process of its own: what the caller's environment is meant for must not get into the build. */
function runVite(): Promise<void> {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const args = [program, 'build', join(root, 'apps/web'), '--logLevel', 'error'];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`the client could not be built (${code})`)),
    );
  });
}

/** One process at a time; those who waited find it done. */
export async function builtClient(say: (line: string) => void = () => undefined): Promise<string> {
  // Where it was built before, nothing has to be written.
  if (stampOfBuild() === stampOfSources()) return distFolder;
  await withLock(join(root, '.boot-lock-web'), async () => {
    const wanted = stampOfSources();
    if (stampOfBuild() === wanted) return;
    say('building the client (a few seconds), once');
    await runVite();
    writeFileSync(stampFile, wanted);
  });
  return distFolder;
}

/** What the pages of a build call it. */
export function buildName(folder: string): string | undefined {
  return /<meta name="build" content="(\w+)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1];
}
