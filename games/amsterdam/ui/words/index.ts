import { gameWords } from '@roundhouse/ui/game-words';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { forEveryLanguage, type Language, type Words } from '@roundhouse/ui/words';
import { printedIn, type Action, type Config, type Event, type View } from '../../src/index.ts';
import { box } from './box.ts';
import { BOX_FAULTS, REASONS, SHORTFALLS } from './by-code.ts';
import { CHARACTERS } from './characters.ts';
import { BOX_FIELDS } from './fields.ts';
import { recapIn } from './recap.ts';
import { SENTENCES } from './sentences.ts';
import { togetherIn } from './together.ts';
import { verdictsIn } from './verdicts.ts';

/** The sentences with the box of a config: events and reasons name contracts by their ids. */
function wordsIn(language: Language, config: Pick<Config, 'box'> = {}): Words<View, Action, Event> {
  const printed = printedIn(config);
  const { ask, choice, deed, happened, refusals, options } = SENTENCES[language];
  return {
    ...gameWords(language, {
      box: box[language],
      fields: BOX_FIELDS[language],
      characters: CHARACTERS[language],
      options,
      faults: BOX_FAULTS[language],
      refusals,
      refusing: () => [],
      reasons: REASONS[language],
      reasoning: () => [printed],
      shortfalls: SHORTFALLS[language],
      worthSaying: Math.round,
    }),
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
    on: (given) => wordsIn(language, given),
  };
}

export const words = forEveryLanguage((language) => wordsIn(language));
