/** What a language says of the game in whole sentences. */
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Option, type Who } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/types.ts';
import type { words } from './en/sentences.ts';
import type { HexNames } from './hexes.ts';

export interface Sentences<Code extends string = string> {
  /** What a seat is asked, in one plain sentence. */
  ask(view: View, legal: readonly Action[], seat: number, who: Who): string;
  /** A choice in a list of choices. */
  choice(action: Action, view: View, names: HexNames): string;
  /** What happened; names of players come from `who`, in the form that the sentence needs. */
  happened(event: Event, who: Persons, names: HexNames): string;
  readonly refusals: ByCode<Code, [HexNames]>;
  /** The options of the table and their values. */
  readonly options: Readonly<Record<string, Option>>;
}

/** The English ones say what can be refused. */
export type TranslatedSentences = Sentences<keyof (typeof words)['refusals']>;

export const SENTENCES = await inEveryLanguage<TranslatedSentences>(
  (language) => import(`./${language}/sentences.ts`),
);
