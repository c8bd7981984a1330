/** What deserves a scene: the hammer, the dividends of a year, the last count. */
import type { Telling } from '@roundhouse/ui/face';
import { placesOf } from '@roundhouse/kit/places';
import { lastCount, type LastCount } from '@roundhouse/ui/last-count';
import type { Moment, MomentRow } from '@roundhouse/ui/moment';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import { COMPANY_DATA } from '../../src/companies.ts';
import { COMPANY_IDS, type Company, type Event, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import type { words } from '../words/en/moments.ts';

export type MomentLabels = Translation<typeof words>;

const LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);

export function moments(events: readonly Event[], after: View, tell: Telling): readonly Moment[] {
  const hammers = events.flatMap((event, at) => {
    if (event.type === 'sold') return [sold(event, at, tell)];
    return event.type === 'unsold' ? [unsold(event, at, tell)] : [];
  });
  return [...hammers, ...dividends(events, after, tell), ...countAtTheEnd(events, tell)];
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const placeOf = (company: Company): string => `company:${COMPANY_IDS[company]}`;
const add = (sum: number, each: number): number => sum + each;

/** Which share it is: those that are still unsold have the highest numbers. */
function exhibit(company: Company, unsold: number): string {
  return `share:${COMPANY_IDS[company]}:${COMPANY_DATA[company].shares - unsold}`;
}

/** AR-2.4: the price goes from the winner to the treasury. */
function sold(event: EventOf<'sold'>, at: number, { language, who }: Telling): Moment {
  const labels = LABELS[language];
  const { company, seat, price, cash, treasury, unsold: left } = event;
  const buyer: MomentRow = {
    seat,
    name: sentence(personsIn(language, who)(seat)),
    parts: [{ place: placeOf(company), text: labels.getsShare }],
    gets: `−$${price}`,
    from: `$${cash + price}`,
    to: `$${cash}`,
    tone: 'loss',
  };
  const paid: MomentRow = {
    place: placeOf(company),
    name: companyName(company),
    parts: [{ text: labels.treasury }],
    gets: `+$${price}`,
    from: `$${treasury - price}`,
    to: `$${treasury}`,
    tone: 'gain',
  };
  return {
    kind: 'hammer',
    events: [at],
    title: labels.share(companyName(company)),
    sentence: sentence(labels.sold(personsIn(language, who)(seat), companyName(company), price)),
    rows: [buyer, paid],
    sum: { label: sentence(personsIn(language, who)(seat)), value: `$${price}` },
    exhibit: exhibit(company, left),
    rule: 'AR-2.4',
  };
}

function unsold({ company, unsold: left }: EventOf<'unsold'>, at: number, tell: Telling): Moment {
  const labels = LABELS[tell.language];
  return {
    kind: 'hammer',
    events: [at],
    title: labels.share(companyName(company)),
    sentence: labels.nobodyBid(companyName(company)),
    rows: [],
    exhibit: exhibit(company, left),
    rule: 'AR-4.6',
  };
}

/** AR-7.1: all companies of a year in one scene, a player at a time. */
function dividends(
  events: readonly Event[],
  after: View,
  { language, who }: Telling,
): readonly Moment[] {
  const labels = LABELS[language];
  const persons = personsIn(language, who);
  const paying = events.filter((event) => event.type === 'dividend');
  if (paying.length === 0) return [];
  const year = after.frame.step === 'over' ? after.year : after.year - 1;
  // Nothing moves money in a line once its dividends are paid.
  const rows = after.cash.map((cash, seat): MomentRow => {
    const gained = paying.map(({ paid }) => paid[seat] ?? 0).reduce(add, 0);
    return {
      seat,
      name: sentence(personsIn(language, who)(seat)),
      parts: paying.flatMap(({ company, each, paid }) =>
        paid[seat] ? [{ place: placeOf(company), text: shareText(paid[seat], each) }] : [],
      ),
      gets: `+$${gained}`,
      from: `$${cash - gained}`,
      to: `$${cash}`,
      tone: gained > 0 ? 'gain' : 'plain',
    };
  });
  const all = paying.flatMap(({ paid }) => paid).reduce(add, 0);
  const each = rows.map(({ seat = 0, gets }) => `${persons(seat)} ${gets.slice(1)}`);
  return [
    {
      kind: 'payout',
      events: events.flatMap(({ type }, at) => (type === 'dividend' ? [at] : [])),
      title: labels.dividends(year),
      sentence: `${labels.dividends(year)}: ${each.join(', ')}.`,
      rows,
      sum: { label: labels.paidOut, value: `$${all}` },
      rule: 'AR-7.1',
    },
  ];
}

/** '$8', '2 × $8'. */
function shareText(sum: number, each: number): string {
  return sum === each ? `$${sum}` : `${sum / each} × $${each}`;
}

function countAtTheEnd(events: readonly Event[], tell: Telling): readonly Moment[] {
  const { lastCount: title, won } = LABELS[tell.language];
  return events.flatMap((event, at): Moment[] => {
    if (event.type !== 'ended') return [];
    const { cash, year } = event;
    const count: LastCount = {
      event: at,
      title,
      scores: cash,
      places: placesOf(cash),
      amount: (score) => `$${score}`,
      won: (winners) => won(winners, Math.max(...cash), year),
      rule: 'AR-8.2',
    };
    return [lastCount(count, tell)];
  });
}
