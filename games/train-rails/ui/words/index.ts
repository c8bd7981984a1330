import type { Language, Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { reasonIn } from './reasons.ts';

export const words: Readonly<Record<Language, Words<View, Action, Event>>> = {
  en: { ...en, reason: (reason, who) => reasonIn('en', reason, who) },
  nl: { ...nl, reason: (reason, who) => reasonIn('nl', reason, who) },
};
