/** A title's puzzles, fetched when they are first needed. */
import type { Title } from '@roundhouse/titles';
import { use } from 'react';
import { keepOpened } from '../offline/index.ts';
import { shelved, type Shelf } from './shelf.ts';

const EMPTY: Shelf = { seed: '', all: [] };
const loaded = new Map<string, Promise<Shelf>>();

function shelfOf(title: Title): Promise<Shelf> {
  const known = loaded.get(title.id) ?? load(title);
  loaded.set(title.id, known);
  // What could not be fetched is fetched anew by who tries again.
  known.catch(() => loaded.delete(title.id));
  return known;
}

/** The page waits in its Suspense. */
export function useShelf(title: Title): Shelf {
  return use(shelfOf(title));
}

async function load(title: Title): Promise<Shelf> {
  const file = title.puzzles?.();
  if (!file) return EMPTY;
  const response = await fetch(file);
  if (response.status === 404 || !response.body) return EMPTY;
  if (!response.ok) throw new Error(`${file.href}: ${response.status}`);
  keepOpened(title.id);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return shelved(await new Response(unpacked).text());
}
