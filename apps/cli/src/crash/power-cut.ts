/** The model of a power cut: a small library in C that keeps only what was synced. */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../../../tools/powercut.c', import.meta.url));

export interface PowerCut {
  /** What the program is started with, for files in a folder. */
  env(folder: string): Readonly<Record<string, string>>;
  /** The folder as it is after the cut. */
  cut(folder: string): void;
}

/** Undefined where there is no compiler, or the system preloads no libraries. */
export function powerCutIn(scratch: string): PowerCut | undefined {
  if (process.platform !== 'linux') return undefined;
  const library = join(scratch, 'powercut.so');
  const args = ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'];
  const isMade = ['cc', 'gcc', 'clang'].some((compiler) => {
    try {
      execFileSync(compiler, args, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  if (!isMade) return undefined;
  const keptOf = (folder: string): string => `${folder}.kept`;
  return {
    env(folder) {
      // What lies there from before had time to reach the disk.
      rmSync(keptOf(folder), { recursive: true, force: true });
      cpSync(folder, keptOf(folder), { recursive: true });
      return { LD_PRELOAD: library, POWERCUT_DIR: folder, POWERCUT_KEPT: keptOf(folder) };
    },
    cut(folder) {
      rmSync(folder, { recursive: true, force: true });
      cpSync(keptOf(folder), folder, {
        recursive: true,
        filter: (name) => !name.endsWith('.aside'),
      });
    },
  };
}
