import { tellByCode } from '@roundhouse/ui/by-code';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { box } from './box.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { meaningIn } from './meanings.ts';
import { reasonIn, REASONS } from './reasons.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTFALLS, shortfallIn } from './shortfall.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

function wordsIn(language: Language): Words<View, Action, Event> {
  const { ask, askFurther, choice, happened, refusals, impossible, option } = SENTENCES[language];
  const numbered = numberedIn(language);
  return {
    ...box[language],
    codes: {
      refusals: Object.keys(refusals),
      reasons: Object.keys(REASONS[language]),
      threats: Object.keys(SHORTFALLS[language].threats),
    },
    ask,
    askFurther,
    choice: (action, view, who = numbered) => choice(action, view, who),
    deed: (action, view, who = numbered) =>
      deedIn(language, action, choice(action, view, who), who),
    meaning: (action) => meaningIn(language, action),
    event(event, who) {
      const said = happened(event, personsIn(language, who));
      return said === undefined ? undefined : `${sentence(said)}.`;
    },
    together: (events, who) => togetherIn(language, events, who),
    verdicts: (view, who) => verdictsIn(language, view, who),
    refusal: (refused, who = numbered) =>
      tellByCode(refusals, refused, who) ??
      tableRefusal(language, refused) ??
      impossible(refused.rule),
    reason: (reason, who = numbered) => reasonIn(language, reason, who),
    shortfall: (fallen, standpoint, who = numbered) =>
      shortfallIn(language, fallen, standpoint, who),
    option,
    characters: CHARACTERS[language],
  };
}

export const words = forEveryLanguage(wordsIn);
