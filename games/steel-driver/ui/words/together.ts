/** What reads as one deed is told in one sentence: several who pass, a marker that goes round, companies that stop. */
import { personsIn } from '@roundhouse/ui/person';
import type { Language, Who } from '@roundhouse/ui/words';
import type { CompanyName, Event } from '../../src/index.ts';
import { COMPANIES_NL } from './colours-nl.ts';
import { enumerate, sentence } from './places.ts';

interface Sentences {
  /** `isShort`: nobody of them could have bid more. */
  passed(who: readonly string[], isShort: boolean): string;
  handedOn(who: readonly string[], to: string): string;
  stopped(companies: readonly CompanyName[]): string;
}

const SAID: Readonly<Record<Language, Sentences>> = {
  en: {
    passed: (who, isShort) =>
      `${enumerate(who, 'and')} passed${isShort ? ': none had the cubes for a higher bid' : ''}.`,
    handedOn: (who, to) =>
      `${enumerate(who, 'and')} had no cubes; the active marker went to ${to}.`,
    stopped: (companies) => `${enumerate(companies.map(sentence), 'and')} passed.`,
  },
  nl: {
    passed: (who, isShort) =>
      `${enumerate(who, 'en')} pasten${isShort ? ': niemand had genoeg blokjes voor een hoger bod' : ''}.`,
    handedOn: (who, to) =>
      `${enumerate(who, 'en')} hadden geen blokjes; ${to} werd de actieve speler.`,
    stopped: (companies) =>
      `${enumerate(
        companies.map((company) => COMPANIES_NL[company]),
        'en',
      )} pasten.`,
  },
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** All of them, where all are of that kind. */
function allOf<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly EventOf<Type>[] | undefined {
  const found = events.filter((event): event is EventOf<Type> => event.type === type);
  return found.length === events.length ? found : undefined;
}

/** Undefined: they are told one by one. */
export function togetherIn(
  language: Language,
  events: readonly Event[],
  who: Who,
): string | undefined {
  const said = SAID[language];
  const persons = personsIn(language, who);
  const passed = allOf(events, 'passed');
  if (passed) {
    const isShort = passed.every(({ cubes, bid }) => cubes <= bid);
    const names = passed.map(({ seat }) => persons(seat));
    return sentence(said.passed(names, isShort));
  }
  const handed = allOf(events, 'handed-on');
  const last = handed?.at(-1);
  if (handed && last && handed.every(({ cubes }) => cubes === 0)) {
    const names = handed.map(({ seat }) => persons(seat));
    return sentence(
      said.handedOn(names, language === 'nl' ? persons(last.to) : persons.whom(last.to)),
    );
  }
  const stopped = allOf(events, 'company-passed');
  return stopped && sentence(said.stopped(stopped.map(({ company }) => company)));
}
