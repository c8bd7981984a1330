import { gameWords } from '@roundhouse/ui/game-words';
import { numberedIn, personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import { openFaces, type Action, type Config, type Event, type View } from '../../src/index.ts';
import { box } from './box.ts';
import { BOX_FAULTS, REASONS, SHORTFALLS } from './by-code.ts';
import { CHARACTERS } from './characters.ts';
import { deedIn } from './deeds.ts';
import { BOX_FIELDS } from './fields.ts';
import { meaningIn } from './meanings.ts';
import { SENTENCES } from './sentences.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: its die is agreed on by option. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
  const { ask, askFurther, choice, happened, refusals, options } = SENTENCES[language];
  const numbered = numberedIn(language);
  return {
    ...gameWords(language, {
      box: box[language],
      fields: BOX_FIELDS[language],
      characters: CHARACTERS[language],
      options: options(openFaces({ ...config, die: '3' })),
      faults: BOX_FAULTS[language],
      refusals,
      refusing: (who) => [who],
      reasons: REASONS[language],
      reasoning: (who) => [who],
      shortfalls: SHORTFALLS[language],
      worthSaying: Math.round,
    }),
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
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
