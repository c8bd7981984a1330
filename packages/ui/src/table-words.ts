/** Sentences for what the table itself refuses, the same in every game. A game says the rest. */
import { boxFieldsIn } from './box-fields.ts';
import { placed } from './box-place.ts';
import { type ByCode, tellByCode } from './by-code.ts';
import { inEveryLanguage, type Language, type Refused } from './words.ts';
import type { words } from './words/en/refusals.ts';

export type Sentences = ByCode<keyof typeof words>;

const SENTENCES = await inEveryLanguage<Sentences>(
  (language) => import(`./words/${language}/refusals.ts`),
);

/** Undefined where the table has no such refusal: then it is the game's to explain. */
export function tableRefusal(language: Language, refused: Refused): string | undefined {
  if (refused.rule !== 'table') return undefined;
  // Without the words of a title, fields of a box are called as the file calls them.
  const told = 'place' in refused.params ? refused : placed(refused, boxFieldsIn(language, {}));
  return tellByCode(SENTENCES[language], told);
}
