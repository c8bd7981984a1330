/** What reads as one deed is told in one sentence: a card that is taken, and the one that takes its place. */
import { personsIn } from '@roundhouse/ui/person';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import { sentence } from '@roundhouse/ui/sentence';
import type { Card, Event } from '../../src/index.ts';

export interface Together {
  /** Somebody took a card from the display, and these were turned up for it. */
  took(who: string, card: Card, up: readonly Card[]): string;
  /** These were turned up. */
  turnedUp(up: readonly Card[]): string;
}

const TOGETHER = await inEveryLanguage<Together>((language) => import(`./${language}/together.ts`));

/** Undefined: they are told one by one. */
export function togetherIn(
  language: Language,
  events: readonly Event[],
  who: Who,
): string | undefined {
  const [first, ...others] = events;
  const shown = first?.type === 'took' ? others : events;
  const up = shown.flatMap((event) => (event.type === 'turned-up' ? [event.card] : []));
  if (up.length === 0 || up.length < shown.length) return undefined;
  const { took, turnedUp } = TOGETHER[language];
  return sentence(
    first?.type === 'took'
      ? took(personsIn(language, who)(first.seat), first.card, up)
      : turnedUp(up),
  );
}
