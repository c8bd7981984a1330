/** What a language says of the game in whole sentences. */
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Option } from '@roundhouse/ui/words';
import type { Action, Event, Printed, View } from '../../src/index.ts';
import type { words } from './en/sentences.ts';

export interface Sentences<Code extends string = string> {
  /** What a seat is asked, in one plain sentence. */
  ask(view: View, legal: readonly Action[]): string;
  /** A choice in a list of choices. */
  choice(action: Action, printed: Printed): string;
  /** What the button says: a verb, what it costs and what it brings. */
  deed(action: Action, printed: Printed): string;
  /** What happened; names of players come from `who`, in the form that the sentence needs. */
  happened(event: Event, who: Persons, printed: Printed): string | undefined;
  readonly refusals: ByCode<Code>;
  /** The options of the table and their values. */
  readonly options: Readonly<Record<string, Option>>;
}

/** The English ones say what can be refused. */
export type TranslatedSentences = Sentences<keyof (typeof words)['refusals']>;

export const SENTENCES = await inEveryLanguage<TranslatedSentences>(
  (language) => import(`./${language}/sentences.ts`),
);
