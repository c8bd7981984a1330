/** What a language says of the game in whole sentences. */
import { inEveryLanguage, type Box, type Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';

export type Sentences = Omit<Words<View, Action, Event>, keyof Box>;

export const SENTENCES = await inEveryLanguage<Sentences>(
  (language) => import(`./${language}/sentences.ts`),
);
