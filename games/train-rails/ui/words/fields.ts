/** What the fields of a box are called. */
import { boxFieldsIn, type BoxFields, type FieldWords } from '@roundhouse/ui/box-fields';
import { sentence } from '@roundhouse/ui/sentence';
import { forEveryLanguage, inEveryLanguage, type Language } from '@roundhouse/ui/words';
import { CARDS } from '../../src/index.ts';
import { cardName, CARD_NAMES } from './cards.ts';
import type { words } from './en/fields.ts';

export type Fields = Readonly<Record<keyof typeof words, FieldWords>>;

const FIELDS = await inEveryLanguage<Fields>((language) => import(`./${language}/fields.ts`));

/** A card's field is called by its name. */
function cardFields(language: Language): BoxFields {
  return Object.fromEntries(
    CARDS.map((card) => [
      `cards.${card}`,
      { label: sentence(cardName(CARD_NAMES[language], card)), isName: true },
    ]),
  );
}

export const BOX_FIELDS = forEveryLanguage((language) =>
  boxFieldsIn(language, { ...FIELDS[language], ...cardFields(language) }),
);
