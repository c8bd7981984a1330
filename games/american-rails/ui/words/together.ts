/** What reads as one deed is told in one sentence: a cube and the income that it brings, several who pass. */
import { personsIn, type Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import { sentence } from '@roundhouse/ui/sentence';
import type { Event } from '../../src/types.ts';
import type { HexNames } from './hexes.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export interface Together {
  placed(event: EventOf<'placed'>, who: Persons, names: HexNames): string;
  founded(event: EventOf<'founded'>, who: Persons, names: HexNames): string;
  income(event: EventOf<'income'>): string;
  passed(who: readonly string[]): string;
}

const TOGETHER = await inEveryLanguage<Together>((language) => import(`./${language}/together.ts`));

/** Undefined: they are told one by one. */
export function togetherIn(
  language: Language,
  events: readonly Event[],
  who: Who,
  names: HexNames,
): string | undefined {
  const said = TOGETHER[language];
  const persons = personsIn(language, who);
  const [first, ...others] = events;
  const passed = events.flatMap((event) => (event.type === 'passed' ? [persons(event.seat)] : []));
  if (passed.length === events.length) return sentence(`${said.passed(passed)}.`);
  const incomes = others.flatMap((event) => (event.type === 'income' ? [said.income(event)] : []));
  if (incomes.length < others.length) return undefined;
  if (first?.type === 'placed') {
    return sentence(`${[said.placed(first, persons, names), ...incomes].join('; ')}.`);
  }
  return first?.type === 'founded'
    ? sentence(`${[said.founded(first, persons, names), ...incomes].join('; ')}.`)
    : undefined;
}
