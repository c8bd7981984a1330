import { placed } from '@roundhouse/ui/box-place';
import { tellByCode } from '@roundhouse/ui/by-code';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import { openFaces, type Action, type Config, type Event, type View } from '../../src/index.ts';
import { box } from './box.ts';
import { BOX_FIELDS } from './fields.ts';
import { CHARACTERS } from './characters.ts';
import { boxFault } from './box-faults.ts';
import { deedIn } from './deeds.ts';
import { meaningIn } from './meanings.ts';
import { reasonIn, REASONS } from './reasons.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTFALLS, shortfallIn } from './shortfall.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: its die is agreed on by option. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
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
    refusal(given, who = numbered) {
      const refused = placed(given, BOX_FIELDS[language]);
      return (
        tellByCode(refusals, refused, who) ??
        tableRefusal(language, refused) ??
        boxFault(language, refused) ??
        impossible(refused.rule)
      );
    },
    reason: (reason, who = numbered) => reasonIn(language, reason, who),
    shortfall: (fallen, standpoint, who = numbered) =>
      shortfallIn(language, fallen, standpoint, who),
    option: (name) => option(name, openFaces({ ...config, die: '3' })),
    fields: BOX_FIELDS[language],
    characters: CHARACTERS[language],
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
