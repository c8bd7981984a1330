import type { Language, Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { deedIn } from './deeds.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { reasonIn } from './reasons.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

type Saying = Words<View, Action, Event>;

function whole(language: Language, words: Omit<Saying, 'deed'>): Saying {
  return {
    ...words,
    deed: (action, view) => deedIn(language, action, view, words.choice(action, view)),
    together: (events, who) => togetherIn(language, events, who),
    reason: (reason) => reasonIn(language, reason),
    verdicts: (view, who) => verdictsIn(language, view, who),
  };
}

export const words: Readonly<Record<Language, Saying>> = {
  en: whole('en', en),
  nl: whole('nl', nl),
};
