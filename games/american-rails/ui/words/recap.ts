/** What the others did since somebody's turn, in as few words as a player would use. */
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import type { Event } from '../../src/types.ts';
import type { HexNames } from './hexes.ts';
import { companyName } from './names.ts';
import type { words } from './en/recap.ts';

/** What a company built: how many cubes, and the cities among them. */
export interface Built {
  readonly company: string;
  readonly cubes: number;
  readonly cities: readonly string[];
}

export type Recap = Translation<typeof words>;

const RECAPS = await inEveryLanguage<Recap>((language) => import(`./${language}/recap.ts`));

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Bids are in the question, and who passed is on the block. */
export function recapIn(
  language: Language,
  events: readonly Event[],
  reader: number,
  who: Who,
  names: HexNames,
): readonly string[] {
  const said = RECAPS[language];
  const persons = personsIn(language, who);
  const told = events.flatMap((event, at) => {
    if ('seat' in event && event.seat === reader) return [];
    return deedOf(said, event, persons, events.slice(at + 1), names) ?? [];
  });
  const paid = events.flatMap((event) =>
    event.type === 'dividend' ? [event.paid[reader] ?? 0] : [],
  );
  const sum = paid.reduce((all, each) => all + each, 0);
  return [...told, ...(sum > 0 ? [said.dividends(sum)] : [])].map((deed) => `${sentence(deed)}.`);
}

function deedOf(
  said: Recap,
  event: Event,
  who: (seat: number) => string,
  later: readonly Event[],
  names: HexNames,
): string | undefined {
  switch (event.type) {
    case 'sold':
      return said.bought(who(event.seat), companyName(event.company), event.price);
    case 'unsold':
      return said.unsold(companyName(event.company));
    case 'founded':
      return said.founded(companyName(event.company), names.cityName(event.hex) ?? '');
    case 'took':
      return event.space === 'pass'
        ? said.rested(who(event.seat))
        : expansion(said, event, who, later, names);
    case 'declined':
      return said.rested(who(event.seat));
    case 'developed':
      return said.developed(who(event.seat), names.cityName(event.hex) ?? '');
    case 'financed':
      return said.financed(who(event.seat), companyName(event.company));
    case 'collected':
      return said.collected(who(event.seat));
    case 'levied':
      return said.levied(who(event.seat));
    default:
      return undefined;
  }
}

/** All that a train built, as one deed. */
function expansion(
  said: Recap,
  { seat }: EventOf<'took'>,
  who: (seat: number) => string,
  later: readonly Event[],
  names: HexNames,
): string | undefined {
  const end = later.findIndex(({ type }) => type === 'took');
  const own = end < 0 ? later : later.slice(0, end);
  const placed = own.flatMap((event) => (event.type === 'placed' ? [event] : []));
  const companies = [...new Set(placed.map(({ company }) => company))];
  if (companies.length === 0) return undefined;
  const built = companies.map((company): Built => {
    const hexes = placed.filter((each) => each.company === company).map(({ hex }) => hex);
    return {
      company: companyName(company),
      cubes: hexes.length,
      cities: hexes.flatMap((hex) => names.cityName(hex) ?? []),
    };
  });
  return said.built(who(seat), built);
}
