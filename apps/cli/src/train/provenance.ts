/** Where weights come from: a line in the README beside them for each file. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { netToBytes, type Net } from '@roundhouse/bots';
import { pathFrom, readText, writeFile } from '../files.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The commit that the code was at, and whether it was changed since. */
export function commitOf(folders: readonly string[]): string {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (commit === undefined) return 'unknown';
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', ...folders);
  return changes === '' ? commit : `${commit}, changed`;
}

const HEAD = `# Weights

Value nets of the searching bots, one for each number of seats, as \`netToBytes\` writes them; with some
an instinct for their play-outs. Each line gives the command that made it, with its seed, and the commit
that it was run at. The gate is the new one's wins against the one before it, as a multiple of the even share.

| file | command | commit | gate |
|---|---|---|---:|
`;

export interface Origin {
  /** A part of the file that has a line of its own; without it the net. */
  readonly what?: string;
  readonly command: string;
  readonly commit: string;
  readonly strength: number;
}

export function keepWeights(file: string, net: Net, origin: Origin): void {
  writeFile(file, netToBytes(net));
  const readme = join(dirname(file), 'README.md');
  const before = existsSync(pathFrom(readme)) ? readText(readme) : '';
  writeFile(readme, withOrigin(before, basename(file), origin, net.instinct !== undefined));
}

/** The README with this file's line in it, in the place of an older one. */
function withOrigin(readme: string, file: string, origin: Origin, hasInstinct: boolean): string {
  const { what, command, commit, strength } = origin;
  const name = what === undefined ? `\`${file}\`` : `\`${file}\`, ${what}`;
  const line = `| ${name} | \`${command}\` | ${commit} | ${strength.toFixed(2)} |`;
  const before = readme.split('\n').filter((row) => row.startsWith('| `'));
  const isOld = (row: string): boolean =>
    row.startsWith(`| ${name} |`) || (!hasInstinct && row.startsWith(`| \`${file}\`, `));
  const others = before.filter((row) => !isOld(row));
  return `${HEAD}${[...others, line].toSorted().join('\n')}\n`;
}
