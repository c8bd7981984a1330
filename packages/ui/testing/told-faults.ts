/** What is wrong with a box as every language tells it, for the tests of every game's words. */
import { boxPlace } from '../src/box-place.ts';
import { LANGUAGES, type Language, type Refused, type Words } from '../src/words.ts';

type Telling = Pick<Words<never, never, never>, 'refusal' | 'fields'>;

/** The place in words, and the sentence. */
export function faultsIn(
  words: Readonly<Record<Language, Telling>>,
): (fault: Refused) => readonly { readonly place: string; readonly sentence: string }[] {
  return (fault) =>
    LANGUAGES.map((language) => ({
      place: boxPlace(fault.params, words[language].fields ?? {}),
      sentence: words[language].refusal(fault),
    }));
}
