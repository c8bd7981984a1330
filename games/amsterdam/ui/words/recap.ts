/** What the others did since somebody's turn, in as few words as a player would use. */
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import type { Event } from '../../src/index.ts';
import type { words } from './en/recap.ts';

export type Recap = Translation<typeof words>;

const RECAPS = await inEveryLanguage<Recap>((language) => import(`./${language}/recap.ts`));

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Deed = EventOf<'claimed' | 'took' | 'drew' | 'kept' | 'passed'>;

const DEEDS: ReadonlySet<Event['type']> = new Set(['claimed', 'took', 'drew', 'kept', 'passed']);
const isDeed = (event: Event): event is Deed => DEEDS.has(event.type);

/** A sentence for each of the others, in the order of their turns. */
export function recapIn(
  language: Language,
  events: readonly Event[],
  reader: number,
  who: Who,
): readonly string[] {
  const said = RECAPS[language];
  const persons = personsIn(language, who);
  // AM-1.3: what all chose before the first turn was nobody's turn.
  const from = events.findLastIndex(({ type }) => type === 'chose') + 1;
  const deeds = events.slice(from).filter(isDeed);
  const seats = [...new Set(deeds.map(({ seat }) => seat))].filter((seat) => seat !== reader);
  const told = seats.flatMap((seat) => {
    const own = deeds.filter((deed) => deed.seat === seat);
    const done = recapOf(said, persons(seat), own);
    return done === undefined ? [] : [`${sentence(done)}.`];
  });
  return events.some(({ type }) => type === 'last-turns') ? [...told, said.lastTurns] : told;
}

/** A turn is one thing: cards, a route or contracts. */
function recapOf(said: Recap, who: string, deeds: readonly Deed[]): string | undefined {
  for (const deed of deeds) {
    if (deed.type === 'claimed') return said.claimed(who, deed.route, deed.points);
    if (deed.type === 'kept') return said.keptContracts(who, deed.kept);
    if (deed.type === 'passed') return said.passed(who);
  }
  const open = deeds.flatMap((deed) => (deed.type === 'took' ? [deed.card] : []));
  const blind = deeds.length - open.length;
  return deeds.length === 0 ? undefined : said.drew(who, open, blind);
}
