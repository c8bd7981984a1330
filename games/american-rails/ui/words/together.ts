/** What reads as one deed is told in one sentence: a cube and the income that it brings, several who pass. */
import { personsIn, type Persons } from '@roundhouse/ui/person';
import type { Language, Who } from '@roundhouse/ui/words';
import type { Event } from '../../src/types.ts';
import { hexIn, hexName } from './hexes.ts';
import { companyName, enumerate, sentence } from './names.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

interface Sentences {
  placed(event: EventOf<'placed'>, who: Persons): string;
  founded(event: EventOf<'founded'>, who: Persons): string;
  income(event: EventOf<'income'>): string;
  passed(who: readonly string[]): string;
}

const SAID: Readonly<Record<Language, Sentences>> = {
  en: {
    placed: ({ seat, company, hex, cost }, who) =>
      `${who(seat)} placed a cube of ${companyName(company)} ${hexIn('en', hex)} for $${cost}`,
    founded: ({ seat, company, hex }, who) =>
      `${who(seat)} founded ${companyName(company)} in ${hexName('en', hex)}`,
    income: ({ company, from, to }) =>
      `the income of ${companyName(company)} ${to > from ? 'rose' : 'fell'} to ${to}`,
    passed: (who) => `${enumerate(who, 'and')} passed`,
  },
  nl: {
    placed: ({ seat, company, hex, cost }, who) =>
      `${who(seat)} legde een spoorblokje van ${companyName(company)} ${hexIn('nl', hex)} voor $${cost}`,
    founded: ({ seat, company, hex }, who) =>
      `${who(seat)} liet ${companyName(company)} beginnen in ${hexName('nl', hex)}`,
    income: ({ company, from, to }) =>
      `de inkomsten van ${companyName(company)} ${to > from ? 'stegen' : 'daalden'} naar ${to}`,
    passed: (who) => `${enumerate(who, 'en')} pasten`,
  },
};

/** Undefined: they are told one by one. */
export function togetherIn(
  language: Language,
  events: readonly Event[],
  who: Who,
): string | undefined {
  const said = SAID[language];
  const persons = personsIn(language, who);
  const [first, ...others] = events;
  const passed = events.flatMap((event) => (event.type === 'passed' ? [persons(event.seat)] : []));
  if (passed.length === events.length) return sentence(`${said.passed(passed)}.`);
  const incomes = others.flatMap((event) => (event.type === 'income' ? [said.income(event)] : []));
  if (incomes.length < others.length) return undefined;
  if (first?.type === 'placed') {
    return sentence(`${[said.placed(first, persons), ...incomes].join('; ')}.`);
  }
  return first?.type === 'founded'
    ? sentence(`${[said.founded(first, persons), ...incomes].join('; ')}.`)
    : undefined;
}
