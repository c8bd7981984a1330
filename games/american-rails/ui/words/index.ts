import type { Language, Who, Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/types.ts';
import { deedIn } from './deeds.ts';
import { en } from './en.ts';
import { gistIn, meaningIn } from './meanings.ts';
import { nl } from './nl.ts';
import { togetherIn } from './together.ts';

type Saying = Words<View, Action, Event>;

/** Where nobody has a name. */
const NUMBERED: Readonly<Record<Language, Who>> = {
  en: (seat) => `player ${seat + 1}`,
  nl: (seat) => `speler ${seat + 1}`,
};

function withDeeds(language: Language, words: Omit<Saying, 'deed'>): Saying {
  return {
    ...words,
    deed: (action, view) => deedIn(language, action, view, words.choice(action, view)),
    together: (events, who) => togetherIn(language, events, who),
    gist: (action) => gistIn(language, action),
    meaning: (action, view, who = NUMBERED[language]) => meaningIn(language, action, view, who),
  };
}

export const words: Readonly<Record<Language, Saying>> = {
  en: withDeeds('en', en),
  nl: withDeeds('nl', nl),
};
