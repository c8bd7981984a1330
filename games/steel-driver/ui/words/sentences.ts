/** What a language says of the game in whole sentences. */
import type { Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Option } from '@roundhouse/ui/words';
import type { Action, Event, View } from '../../src/index.ts';
import type { Refusals } from './refusals.ts';

export interface Sentences {
  /** What a seat is asked, in one plain sentence. */
  ask(view: View, legal: readonly Action[], seat: number): string;
  /** What is still asked when a touch has left these; undefined: what was asked before. */
  askFurther(view: View, left: readonly Action[]): string | undefined;
  /** A choice in a list of choices. */
  choice(action: Action, view: View): string;
  /** What happened; names of players come from `who`, in the form that the sentence needs. */
  happened(event: Event, who: Persons): string;
  readonly refusals: Refusals;
  /** An option of the table and its values. */
  option(name: string): Option;
}

export const SENTENCES = await inEveryLanguage<Sentences>(
  (language) => import(`./${language}/sentences.ts`),
);
