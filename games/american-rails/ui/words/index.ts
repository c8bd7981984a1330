import { gameWords } from '@roundhouse/ui/game-words';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import type { Action, Config, Event, View } from '../../src/types.ts';
import { box } from './box.ts';
import { BOX_FAULTS, REASONS, SHORTFALLS } from './by-code.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { BOX_FIELDS } from './fields.ts';
import { hexNamesIn } from './hexes.ts';
import { gistIn, meaningIn } from './meanings.ts';
import { recapIn } from './recap.ts';
import { SENTENCES } from './sentences.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: events and refusals do not say what lies on a hex. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
  const names = hexNamesIn(language, config);
  const { ask, choice, happened, refusals, options } = SENTENCES[language];
  return {
    ...gameWords(language, {
      box: box[language],
      fields: BOX_FIELDS[language],
      characters: CHARACTERS[language],
      options,
      faults: BOX_FAULTS[language],
      refusals,
      refusing: () => [names],
      reasons: REASONS[language],
      reasoning: () => [],
      shortfalls: SHORTFALLS[language],
      // Below $2 a beginner would ask what the fuss is about.
      worthSaying: (points) => (points >= 2 ? Math.round(points) : 0),
    }),
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
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
