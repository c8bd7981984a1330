/** Builds the client when something in it has changed since it was last built. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../../scripts/install.mjs';
import { root } from '../../../scripts/root.ts';

const PARTS = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts}',
  'apps/web/{src,public,serve}/**/*',
  'packages/{engine,kit,bots,ui,titles}/src/**/*',
  'games/*/{src,bot,ui}/**/*',
  'games/*/RULES*.md',
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

/** One process at a time; those who waited find it done. */
export async function builtClient(say: (line: string) => void = () => undefined): Promise<string> {
  await withLock(join(root, '.boot-lock-web'), async () => {
    const wanted = stampOfSources();
    if (stampOfBuild() === wanted) return;
    say('building the client (a few seconds), once');
    const { build } = await import('vite');
    await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'error' });
    writeFileSync(stampFile, wanted);
  });
  return distFolder;
}
