/** What the client says, in the reader's language. */
import type { AnyWords, Title } from '@roundhouse/titles';
import { use } from 'react';
import { useSettings } from '../settings/index.ts';
import type { Catalogue, Catalogues } from './catalogue.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { pseudo } from './pseudo.ts';

export type { Catalogue } from './catalogue.ts';

const CATALOGUES: Catalogues = { en, nl };
const PSEUDO: Catalogues = { en: pseudo(en), nl: pseudo(nl) };

/** The client's own words. */
export function useWords(): Catalogue {
  const { language, brackets } = useSettings();
  return (brackets ? PSEUDO : CATALOGUES)[language];
}

const loaded = new Map<string, ReturnType<Title['words']>>();
const bracketed = new WeakMap<AnyWords, AnyWords>();

/** A game's words, loaded when they are first needed: the page waits in its Suspense. */
export function useGameWords(title: Title): AnyWords {
  const { language, brackets } = useSettings();
  const promise = loaded.get(title.id) ?? title.words();
  loaded.set(title.id, promise);
  const words = use(promise)[language];
  if (!brackets) return words;
  const known = bracketed.get(words) ?? pseudo(words);
  bracketed.set(words, known);
  return known;
}
