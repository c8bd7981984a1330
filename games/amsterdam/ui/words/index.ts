import { placed } from '@roundhouse/ui/box-place';
import { tellByCode } from '@roundhouse/ui/by-code';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import { printedIn, type Action, type Config, type Event, type View } from '../../src/index.ts';
import { box } from './box.ts';
import { BOX_FIELDS } from './fields.ts';
import { CHARACTERS } from './characters.ts';
import { boxFault } from './box-faults.ts';
import { recapIn } from './recap.ts';
import { reasonIn, REASONS } from './reasons.ts';
import { SENTENCES } from './sentences.ts';
import { SHORTFALLS, shortfallIn } from './shortfall.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: events and reasons name contracts by their ids. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
  const printed = printedIn(config);
  const { ask, choice, deed, happened, refusals, option } = SENTENCES[language];
  return {
    ...box[language],
    codes: {
      refusals: Object.keys(refusals),
      reasons: Object.keys(REASONS[language]),
      threats: Object.keys(SHORTFALLS[language].threats),
    },
    ask,
    choice: (action, view) => choice(action, printedIn(view.config)),
    deed: (action, view) => deed(action, printedIn(view.config)),
    event(event, who) {
      const said = happened(event, personsIn(language, who), printed);
      return said === undefined ? undefined : sentence(said);
    },
    together: (events, who) => togetherIn(language, events, who),
    recap: (events, reader, who) => recapIn(language, events, reader, who),
    verdicts: (view, who) => verdictsIn(language, view, who),
    refusal(given) {
      const refused = placed(given, BOX_FIELDS[language]);
      return (
        tableRefusal(language, refused) ??
        boxFault(language, refused) ??
        tellByCode(refusals, refused) ??
        refused.code
      );
    },
    reason: (reason) => reasonIn(language, reason, printed),
    shortfall: (fallen, standpoint, who = numberedIn(language)) =>
      shortfallIn(language, fallen, standpoint, who),
    option,
    fields: BOX_FIELDS[language],
    characters: CHARACTERS[language],
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
