/** A title's bots, with the weights that lie beside its code. */
import { readFile } from 'node:fs/promises';
import type { Bots } from '@roundhouse/bots';
import { botsOf, type AnyGame, type Title } from '@roundhouse/titles';

const known = new Map<string, Promise<Bots<AnyGame>>>();

export function levelsAt(title: Title, seats: number): Promise<Bots<AnyGame>> {
  const key = `${title.id} ${seats}`;
  const bots = known.get(key) ?? botsOf(title, seats, readIfThere);
  known.set(key, bots);
  return bots;
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
