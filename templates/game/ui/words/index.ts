import { forEveryLanguage, type Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { box } from './box.ts';
import { SENTENCES } from './sentences.ts';

export const words = forEveryLanguage<Words<View, Action, Event>>((language) => ({
  ...box[language],
  ...SENTENCES[language],
}));
