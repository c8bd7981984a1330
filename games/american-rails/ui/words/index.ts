import { placed } from '@roundhouse/ui/box-place';
import { tellByCode } from '@roundhouse/ui/by-code';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import type { Action, Config, Event, View } from '../../src/types.ts';
import { box } from './box.ts';
import { BOX_FIELDS } from './fields.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { boxFault } from './box-faults.ts';
import { hexNamesIn } from './hexes.ts';
import { gistIn, meaningIn } from './meanings.ts';
import { recapIn } from './recap.ts';
import { reasonIn, REASONS } from './reasons.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTFALLS, shortfallIn } from './shortfall.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: events and refusals do not say what lies on a hex. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
  const names = hexNamesIn(language, config);
  const { ask, choice, happened, refusals, option } = SENTENCES[language];
  return {
    ...box[language],
    codes: {
      refusals: Object.keys(refusals),
      reasons: Object.keys(REASONS[language]),
      threats: Object.keys(SHORTFALLS[language].threats),
    },
    ask,
    choice: (action, view) => choice(action, view, hexNamesIn(language, view.config)),
    deed: (action, view) =>
      deedIn(language, action, view, choice(action, view, hexNamesIn(language, view.config))),
    gist: (action) => gistIn(language, action),
    meaning: (action, view, who = numberedIn(language)) => meaningIn(language, action, view, who),
    event: (event, who) => sentence(happened(event, personsIn(language, who), names)),
    together: (events, who) => togetherIn(language, events, who, names),
    recap: (events, reader, who) => recapIn(language, events, reader, who, names),
    verdicts: (view, who) => verdictsIn(language, view, who),
    refusal(given) {
      const refused = placed(given, BOX_FIELDS[language]);
      return (
        tableRefusal(language, refused) ??
        boxFault(language, refused) ??
        tellByCode(refusals, refused, names) ??
        refused.code
      );
    },
    reason: (reason) => reasonIn(language, reason),
    shortfall: (fallen, standpoint, who = numberedIn(language)) =>
      shortfallIn(language, fallen, standpoint, who),
    option,
    fields: BOX_FIELDS[language],
    characters: CHARACTERS[language],
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
