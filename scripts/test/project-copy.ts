/** A copy of the project to change at will: its own packages are linked within, those from outside shared. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { root } from '../root.ts';

const LEFT_OUT = ['**/{node_modules,coverage,dist}', '.git', '.boot-lock'];

/** Without what lies at one of the patterns. The caller takes it away again. */
export function copyProject(name: string, leftOut: readonly string[]): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), `roundhouse-${name}-`)));
  const without = [...LEFT_OUT, ...leftOut];
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !without.some((pattern) => matchesGlob(relative(root, source), pattern)),
  });
  linkModules(copy);
  return copy;
}

/** The installed packages, linked; our own, linked within the copy; the lock file and what is known of types, copied. */
function linkModules(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  linkAll(from, to, ['@roundhouse', '.package-lock.json', '.roundhouse-stamp'], ['.cache']);
  if (existsSync(join(from, '.cache')))
    linkAll(join(from, '.cache'), join(to, '.cache'), ['types']);
}

function linkAll(
  from: string,
  to: string,
  copied: readonly string[],
  leftOut: readonly string[] = [],
): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (leftOut.includes(name)) continue;
    if (copied.includes(name)) {
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    } else {
      symlinkSync(join(from, name), join(to, name), 'junction');
    }
  }
}
