/** A title's bots, with the weights that lie beside its code. */
import { readFile } from 'node:fs/promises';
import type { Bots } from '@roundhouse/bots';
import { botsOf, type AnyGame, type Title } from '@roundhouse/titles';

export function levelsAt(title: Title, seats: number): Promise<Bots<AnyGame>> {
  return botsOf(title, seats, readIfThere);
}

async function readIfThere(file: URL): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return undefined;
    throw error;
  }
}
