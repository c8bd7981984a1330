/** What reads as one deed is told in one sentence: cards drawn one after another, a card and what it does. */
import { personsIn, type Persons } from '@roundhouse/ui/person';
import type { Language, Who } from '@roundhouse/ui/words';
import type { Event, Kind } from '../../src/index.ts';
import { cardName, enumerate, sentence } from './names.ts';

interface Sentences {
  readonly and: string;
  readonly count: readonly string[];
  kinds(kind: Kind, count: number): string;
  drew(who: string, cards: string): string;
  swapped(who: string, card: string): string;
  begged(who: string, whose: string, victim: string): string;
  token(who: string, tokens: number): string;
}

const SAID: Readonly<Record<Language, Sentences>> = {
  en: {
    and: 'and',
    count: ['no', 'one', 'two', 'three', 'four', 'five'],
    kinds: (kind, count) => `${kind} card${count === 1 ? '' : 's'}`,
    drew: (who, cards) => `${who} drew ${cards}.`,
    swapped: (who, card) => `${who} laid off ${card} and drew a new card.`,
    begged: (who, whose, victim) =>
      `${who} took a card from ${whose}, and ${victim} drew a new one.`,
    token: (who, tokens) => `${who} played +1 Token and took a token (now ${tokens}).`,
  },
  nl: {
    and: 'en',
    count: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'],
    kinds: (kind, count) =>
      `${kind === 'number' ? 'getal' : 'actie'}kaart${count === 1 ? '' : 'en'}`,
    drew: (who, cards) => `${who} trok ${cards}.`,
    swapped: (who, card) =>
      `${who} legde ${/^(?:rode|blauwe) /.test(card) ? 'de ' : ''}${card} af en trok een nieuwe kaart.`,
    begged: (who, whose, victim) =>
      `${who} pakte een kaart uit ${whose}, en ${victim} trok een nieuwe.`,
    token: (who, tokens) => `${who} speelde +1 Muntje en nam een muntje (nu ${tokens}).`,
  },
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function drawn(language: Language, events: readonly EventOf<'drew'>[]): string {
  const { and, count, kinds } = SAID[language];
  const seen = events.flatMap(({ card }) => (card ? [cardName(language, card)] : []));
  if (seen.length === events.length) return enumerate(seen, and);
  const parts = (['number', 'action'] as const).flatMap((kind) => {
    const many = events.filter((event) => event.kind === kind).length;
    return many === 0 ? [] : [`${count[many] ?? many} ${kinds(kind, many)}`];
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
        ? SAID[language].drew(persons(first.seat), drawn(language, draws))
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
  const said = SAID[language];
  if (first.type === 'discarded' && second.type === 'drew' && first.seat === second.seat) {
    return said.swapped(persons(first.seat), cardName(language, first.card));
  }
  if (first.type === 'begged' && second.type === 'drew' && first.victim === second.seat) {
    const { seat, victim } = first;
    return said.begged(persons(seat), persons.whose(victim, 'hand'), persons(victim));
  }
  return first.type === 'played' && second.type === 'token' && first.seat === second.seat
    ? said.token(persons(first.seat), second.tokens)
    : undefined;
}
