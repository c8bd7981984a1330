import { placed } from '@roundhouse/ui/box-place';
import { tellByCode } from '@roundhouse/ui/by-code';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import { box } from './box.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { MAP_FIELDS } from './fields.ts';
import { mapFault } from './map-faults.ts';
import { reasonIn, REASONS } from './reasons.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTFALLS, shortfallIn } from './shortfall.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

function wordsIn(language: Language): Words<View, Action, Event> {
  const { ask, askFurther, choice, happened, refusals, option } = SENTENCES[language];
  return {
    ...box[language],
    codes: {
      refusals: Object.keys(refusals),
      reasons: Object.keys(REASONS[language]),
      threats: Object.keys(SHORTFALLS[language].threats),
    },
    ask,
    askFurther,
    choice,
    deed: (action, view) => deedIn(language, action, view, choice(action, view)),
    event: (event, who) => sentence(happened(event, personsIn(language, who))),
    together: (events, who) => togetherIn(language, events, who),
    verdicts: (view, who) => verdictsIn(language, view, who),
    refusal(given) {
      const refused = placed(given, MAP_FIELDS[language]);
      return (
        tableRefusal(language, refused) ??
        mapFault(language, refused) ??
        tellByCode(refusals, refused) ??
        refused.code
      );
    },
    reason: (reason) => reasonIn(language, reason),
    shortfall: (fallen, standpoint, who = numberedIn(language)) =>
      shortfallIn(language, fallen, standpoint, who),
    option,
    fields: MAP_FIELDS[language],
    characters: CHARACTERS[language],
  };
}

export const words = forEveryLanguage(wordsIn);
