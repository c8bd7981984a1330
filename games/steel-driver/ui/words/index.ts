import { gameWords } from '@roundhouse/ui/game-words';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { box } from './box.ts';
import { MAP_FAULTS, REASONS, SHORTFALLS } from './by-code.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { MAP_FIELDS } from './fields.ts';
import { SENTENCES } from './sentences.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

function wordsIn(language: Language): Words<View, Action, Event> {
  const { ask, askFurther, choice, happened, refusals, options } = SENTENCES[language];
  return {
    ...gameWords(language, {
      box: box[language],
      fields: MAP_FIELDS[language],
      characters: CHARACTERS[language],
      options,
      faults: MAP_FAULTS[language],
      refusals,
      refusing: () => [],
      reasons: REASONS[language],
      reasoning: () => [],
      shortfalls: SHORTFALLS[language],
      // In tens: single dollars say nothing where hundreds are counted.
      worthSaying: (points) => 10 * Math.round(points / 10),
    }),
    ask,
    askFurther,
    choice,
    deed: (action, view) => deedIn(language, action, view, choice(action, view)),
    event: (event, who) => sentence(happened(event, personsIn(language, who))),
    together: (events, who) => togetherIn(language, events, who),
    verdicts: (view, who) => verdictsIn(language, view, who),
  };
}

export const words = forEveryLanguage(wordsIn);
