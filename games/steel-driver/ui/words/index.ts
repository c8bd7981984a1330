import type { Language, Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { reasonIn } from './reasons.ts';
import { verdictsIn } from './verdicts.ts';

export const words: Readonly<Record<Language, Words<View, Action, Event>>> = {
  en: {
    ...en,
    reason: (reason) => reasonIn('en', reason),
    verdicts: (view, who) => verdictsIn('en', view, who),
  },
  nl: {
    ...nl,
    reason: (reason) => reasonIn('nl', reason),
    verdicts: (view, who) => verdictsIn('nl', view, who),
  },
};
