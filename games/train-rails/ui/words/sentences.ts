/** What a language says of the game in whole sentences. */
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Option, type Who } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import type { words } from './en/sentences.ts';

export interface Sentences<Code extends string = string> {
  /** What a seat is asked, in one plain sentence. */
  ask(view: View, legal: readonly Action[], seat: number, who: Who): string;
  /** What is still asked when a touch has left these; undefined: what was asked before. */
  askFurther(view: View, left: readonly Action[]): string | undefined;
  /** A choice in a list of choices. */
  choice(action: Action, view: View, who: Who): string;
  /** What happened, without the full stop; names of players come from `who`, in the form that the sentence needs. */
  happened(event: Event, who: Persons): string | undefined;
  readonly refusals: ByCode<Code, [who: Who]>;
  /** The options of the table and their values, with a die of so many open faces. */
  options(openFaces: number): Readonly<Record<string, Option>>;
}

/** The English ones say what can be refused. */
export type TranslatedSentences = Sentences<keyof (typeof words)['refusals']>;

export const SENTENCES = await inEveryLanguage<TranslatedSentences>(
  (language) => import(`./${language}/sentences.ts`),
);
