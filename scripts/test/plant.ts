import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../root.ts';

/** Writes the files into a folder of their own, which goes away when the test ends. */
export function plant(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'roundhouse-plant-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What an installed program prints when it runs in the folder. */
export function outputOf(folder: string, program: string, ...args: readonly string[]): string {
  const path = join(root, 'node_modules', program);
  return spawnSync(process.execPath, [path, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}
