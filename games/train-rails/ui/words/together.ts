/** What reads as one deed is told in one sentence: cards drawn one after another, a card and what it does. */
import { personsIn, type Persons } from '@roundhouse/ui/person';
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import { KINDS, type Event } from '../../src/index.ts';
import { CARD_NAMES, cardName } from './cards.ts';
import type { words } from './en/together.ts';

export type Together = Translation<typeof words>;

const TOGETHER = await inEveryLanguage<Together>((language) => import(`./${language}/together.ts`));

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function drawn(language: Language, events: readonly EventOf<'drew'>[]): string {
  const { and, cards } = TOGETHER[language];
  const seen = events.flatMap(({ card }) => (card ? [cardName(CARD_NAMES[language], card)] : []));
  if (seen.length === events.length) return enumerate(seen, and);
  const parts = KINDS.flatMap((kind) => {
    const many = events.filter((event) => event.kind === kind).length;
    return many === 0 ? [] : [cards(kind, many)];
  });
  return enumerate(parts, and);
}

/** Undefined: they are told one by one. */
export function togetherIn(
  language: Language,
  events: readonly Event[],
  who: Who,
): string | undefined {
  const persons = personsIn(language, who);
  const draws = events.filter((event) => event.type === 'drew');
  const [first, second] = events;
  const isOne = draws.every((event) => event.seat === draws[0]?.seat);
  const text =
    draws.length === events.length
      ? isOne && first?.type === 'drew'
        ? TOGETHER[language].drew(persons(first.seat), drawn(language, draws))
        : undefined
      : events.length === 2 && first && second
        ? pairOf(language, first, second, persons)
        : undefined;
  return text === undefined ? undefined : sentence(text);
}

function pairOf(
  language: Language,
  first: Event,
  second: Event,
  persons: Persons,
): string | undefined {
  const said = TOGETHER[language];
  if (first.type === 'discarded' && second.type === 'drew' && first.seat === second.seat) {
    return said.swapped(persons(first.seat), first.card);
  }
  if (first.type === 'begged' && second.type === 'drew' && first.victim === second.seat) {
    const { seat, victim } = first;
    return said.begged(persons(seat), persons.whose(victim, 'hand'), persons(victim));
  }
  return first.type === 'played' && second.type === 'token' && first.seat === second.seat
    ? said.token(persons(first.seat), second.tokens)
    : undefined;
}
