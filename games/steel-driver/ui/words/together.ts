/** What reads as one deed is told in one sentence: several who pass, a marker that goes round, companies that stop. */
import { personsIn } from '@roundhouse/ui/person';
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import { sentence } from '@roundhouse/ui/sentence';
import type { Event } from '../../src/index.ts';
import type { words } from './en/together.ts';

export type Together = Translation<typeof words>;

const TOGETHER = await inEveryLanguage<Together>((language) => import(`./${language}/together.ts`));

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
  const said = TOGETHER[language];
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
    return sentence(said.handedOn(names, last.to, persons));
  }
  const stopped = allOf(events, 'company-passed');
  return stopped && sentence(said.stopped(stopped.map(({ company }) => company)));
}
