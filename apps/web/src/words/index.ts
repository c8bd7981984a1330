/** What the client says, in the reader's language. */
import type { AnyWords, Title } from '@roundhouse/titles';
import { forEveryLanguage, type Language } from '@roundhouse/ui/words';
import { SHELL, type Shell } from '@roundhouse/ui/words/shell';
import { use, useCallback } from 'react';
import { useSettings } from '../settings/index.ts';
import { pseudo } from './pseudo.ts';

/** The client's own words. */
export function useWords(): Shell {
  const read = useReading();
  return read(SHELL);
}

const OWN_NAMES = forEveryLanguage((language) => SHELL[language].ownName);
const NAMES_TO_READ = forEveryLanguage(() => OWN_NAMES);

/** What each language calls itself. */
export function useLanguageNames(): Readonly<Record<Language, string>> {
  return useReading()(NAMES_TO_READ);
}

const loaded = new WeakMap<Title, ReturnType<Title['words']>>();

/** A game's words, loaded when they are first needed: the page waits in its Suspense. */
export function useGameWords(title: Title): AnyWords {
  const read = useReading();
  const promise = loaded.get(title) ?? title.words();
  loaded.set(title, promise);
  return read(use(promise));
}

type Reading = <Spoken extends object>(inEach: Readonly<Record<Language, Spoken>>) => Spoken;
const bracketed = new WeakMap<object, object>();

/** Picks what is said in the reader's language; in brackets where that is asked for. */
export function useReading(): Reading {
  const { language, brackets } = useSettings();
  return useCallback(
    <Spoken extends object>(inEach: Readonly<Record<Language, Spoken>>): Spoken => {
      const words = inEach[language];
      if (!brackets) return words;
      const known = bracketed.get(words) ?? pseudo(words);
      bracketed.set(words, known);
      return known as Spoken;
    },
    [language, brackets],
  );
}
