import type { Title } from '@roundhouse/titles';
import type { Unused } from '@roundhouse/ui/unused';
import { forEveryLanguage, type Language } from '@roundhouse/ui/words';
import { TRIAL, type TrialWords } from '@roundhouse/ui/words/trial';
import { use } from 'react';
import { useReading } from '../../../words/index.ts';

export function useTrialWords(): TrialWords {
  return useReading()(TRIAL);
}

interface Saying {
  readonly unused: Unused;
}

const loaded = new WeakMap<Title, Promise<Readonly<Record<Language, Saying>>>>();

async function sayings(title: Title): Promise<Readonly<Record<Language, Saying>>> {
  const unused = await title.unused?.();
  return forEveryLanguage((language) => ({ unused: unused?.[language] ?? (() => '') }));
}

/** What the game says of parts that were never used; until it is there the page waits in its Suspense. */
export function useUnused(title: Title): Unused {
  const read = useReading();
  const promise = loaded.get(title) ?? sayings(title);
  loaded.set(title, promise);
  return read(use(promise)).unused;
}
