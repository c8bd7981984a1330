/** A game's rulebook in the reader's language. */
import type { Title } from '@roundhouse/titles';
import type { Language } from '@roundhouse/ui/words';
import { use } from 'react';
import { keepOpened } from '../offline/index.ts';
import { useSettings } from '../settings/index.ts';
import { parseRulebook, type Rulebook } from './parse.ts';

export interface ReadRulebook {
  readonly book: Rulebook;
  /** English, where there is none in the language that was asked for. */
  readonly language: Language;
}

const loaded = new Map<string, Promise<ReadRulebook | undefined>>();

async function load(title: Title, language: Language): Promise<ReadRulebook | undefined> {
  const file = title.rulebook?.(language);
  if (!file) return undefined;
  keepOpened(title.id);
  const response = await fetch(file);
  if (response.ok) return { book: parseRulebook(await response.text()), language };
  if (language !== 'en') return load(title, 'en');
  throw new Error(`${file.href}: ${response.status}`);
}

/** Undefined for a game without a rulebook. The page waits in its Suspense. */
export function useRulebook(title: Title): ReadRulebook | undefined {
  const { language } = useSettings();
  const key = `${title.id}.${language}`;
  const promise = loaded.get(key) ?? load(title, language);
  loaded.set(key, promise);
  return use(promise);
}
