import type { Language, Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { deedIn } from './deeds.ts';
import { en } from './en.ts';
import { meaningIn } from './meanings.ts';
import { nl } from './nl.ts';
import { reasonIn } from './reasons.ts';
import { togetherIn } from './together.ts';

type Saying = Words<View, Action, Event>;

function whole(language: Language, words: Omit<Saying, 'deed'>): Saying {
  return {
    ...words,
    deed: (action, view, who) => deedIn(language, action, words.choice(action, view, who), who),
    together: (events, who) => togetherIn(language, events, who),
    meaning: (action) => meaningIn(language, action),
    reason: (reason, who) => reasonIn(language, reason, who),
  };
}

export const words: Readonly<Record<Language, Saying>> = {
  en: whole('en', en),
  nl: whole('nl', nl),
};
