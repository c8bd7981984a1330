/** A title's bots, with the weights that lie beside its code. */
import { readFile } from 'node:fs/promises';
import type { Bots } from '@roundhouse/bots';
import { isLearned } from '@roundhouse/engine';
import { type AnyGame, type Title } from '@roundhouse/titles';
import { botsOf, judgeOf } from '@roundhouse/titles/bots';

const known = new Map<string, Promise<Bots<AnyGame>>>();

export async function levelsAt(title: Title, config: AnyGame['config']): Promise<Bots<AnyGame>> {
  const { box } = await title.rules();
  const key = `${title.id} ${config.seats} ${isLearned(box, config)}`;
  const bots = known.get(key) ?? botsOf(title, config, readIfThere);
  known.set(key, bots);
  return bots;
}

/** Who judges positions at such a table; undefined: nobody was trained for it. */
export function judgeAt(title: Title, config: AnyGame['config']): ReturnType<typeof judgeOf> {
  return judgeOf(title, config, readIfThere);
}

export async function readIfThere(file: URL): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return undefined;
    throw error;
  }
}
