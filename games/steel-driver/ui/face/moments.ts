/** What deserves a scene: the hammer, the coasts joined, the profits of a round, the settlement, the last count. */
import type { Telling } from '@roundhouse/ui/face';
import { lastCount, type LastCount } from '@roundhouse/ui/last-count';
import type { Moment, MomentRow } from '@roundhouse/ui/moment';
import { personsIn } from '@roundhouse/ui/person';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import { COMPANIES, type CompanyName, type Event, type View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import type { words } from '../words/en/moments.ts';
import { sharesOf } from './reading.ts';

export type MomentLabels = Translation<typeof words>;

const LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);

export function moments(events: readonly Event[], after: View, tell: Telling): readonly Moment[] {
  return [
    ...events.flatMap((event, at): Moment[] => {
      if (event.type === 'sold') return [hammer(event, at, after, tell)];
      return event.type === 'transcontinental' ? [crossing(event, at, after, tell)] : [];
    }),
    ...profits(events, after, tell),
    ...settlement(events, after, tell),
    ...events.flatMap((event, at) =>
      event.type === 'ended' ? [countAtTheEnd(event, at, tell)] : [],
    ),
  ];
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const placeOf = (company: CompanyName): string => `company:${company}`;
const add = (sum: number, each: number): number => sum + each;
const numbersOf = (events: readonly Event[], type: Event['type']): readonly number[] =>
  events.flatMap((event, at) => (event.type === type ? [at] : []));

/** SD-3.3: the winner's cubes move to the box. */
function hammer(event: EventOf<'sold'>, at: number, after: View, tell: Telling): Moment {
  const { language, who } = tell;
  const labels = LABELS[language];
  const { company, seat, bid, box } = event;
  const name = FACE_LABELS[language].company[company];
  const held = after.cubes[seat] ?? 0;
  const number = COMPANIES.indexOf(company);
  const shares = after.cash.map((_, each) => sharesOf(after, number, each)).reduce(add, 0);
  return {
    kind: 'hammer',
    events: [at],
    title: labels.lot(name),
    sentence: sentence(labels.sold(personsIn(language, who)(seat), name, labels.cubes(bid))),
    rows: [
      {
        seat,
        name: sentence(personsIn(language, who)(seat)),
        parts: [{ place: placeOf(company), text: labels.controlAndShare }],
        gets: `−${bid}`,
        from: labels.cubes(held + bid),
        to: labels.cubes(held),
        tone: 'loss',
      },
      {
        place: placeOf(company),
        name,
        parts: [{ text: labels.box }],
        gets: `+${bid}`,
        from: labels.cubes(box - bid),
        to: labels.cubes(box),
        tone: 'gain',
      },
    ],
    sum: { label: sentence(personsIn(language, who)(seat)), value: labels.cubes(bid) },
    exhibit: `share:${company}:${shares}`,
    rule: 'SD-3.3',
  };
}

/** SD-5: what the companies of the way earn; lost where nobody controls them (SD-5.3). */
function crossing(
  event: EventOf<'transcontinental'>,
  at: number,
  after: View,
  { language }: Telling,
): Moment {
  const labels = LABELS[language];
  const { company, ends, bonus, partners, partnerBonus, lost } = event;
  const row = (each: CompanyName, sum: number, text: string): MomentRow => {
    const profit = after.profit[COMPANIES.indexOf(each)] ?? 0;
    const isLost = lost.includes(each);
    return {
      place: placeOf(each),
      name: FACE_LABELS[language].company[each],
      parts: [{ text: isLost ? labels.lost : text }],
      gets: isLost ? '+$0' : `+$${sum}`,
      from: `$${isLost ? profit : profit - sum}`,
      to: `$${profit}`,
      tone: isLost ? 'plain' : 'gain',
    };
  };
  const rows = [
    row(company, bonus, labels.lastLink),
    ...partners.map((each) => row(each, partnerBonus, labels.partner)),
  ];
  const paid = partners.filter((each) => !lost.includes(each)).length * partnerBonus + bonus;
  const told = rows.map(({ name, gets }) => `${name} ${gets}`);
  return {
    kind: 'payout',
    events: [at],
    title: labels.joined(ends),
    sentence: `${labels.joined(ends)}: ${told.join(', ')}.`,
    rows,
    sum: { label: labels.bonuses, value: `$${paid}` },
    rule: 'SD-5.1',
  };
}

/** SD-6: each company pays whoever controls it. */
function profits(events: readonly Event[], after: View, tell: Telling): readonly Moment[] {
  const labels = LABELS[tell.language];
  const over = events.find((event) => event.type === 'round-over');
  if (!over) return [];
  const paying = events.filter((event) => event.type === 'profit');
  const rows = rowsOf(paying, after, tell, ({ amount }) => `$${amount}`);
  return [payout(rows, numbersOf(events, 'profit'), labels.payout(over.round), 'SD-6.1', tell)];
}

/** SD-7.5: each share pays what its company is worth. */
function settlement(events: readonly Event[], after: View, tell: Telling): readonly Moment[] {
  const labels = LABELS[tell.language];
  const paying = events.filter((event) => event.type === 'paid');
  if (paying.length === 0) return [];
  const rows = rowsOf(paying, after, tell, ({ shares, amount }) =>
    shares === 1 ? `$${amount}` : `${shares} × $${amount / shares}`,
  );
  const told = [...numbersOf(events, 'share-value'), ...numbersOf(events, 'paid')];
  return [payout(rows, told, labels.settlement, 'SD-7.5', tell)];
}

interface Payment {
  readonly seat: number;
  readonly company: CompanyName;
  readonly amount: number;
}

/** By player; nothing moves cash in a line once it was paid. */
function rowsOf<P extends Payment>(
  paying: readonly P[],
  { cash }: View,
  { language, who }: Telling,
  text: (payment: P) => string,
): readonly MomentRow[] {
  return cash.map((now, seat) => {
    const own = paying.filter((payment) => payment.seat === seat);
    const gained = own.map(({ amount }) => amount).reduce(add, 0);
    return {
      seat,
      name: sentence(personsIn(language, who)(seat)),
      parts: own.map((payment) => ({ place: placeOf(payment.company), text: text(payment) })),
      gets: `+$${gained}`,
      from: `$${now - gained}`,
      to: `$${now}`,
      tone: gained > 0 ? 'gain' : 'plain',
    };
  });
}

function payout(
  rows: readonly MomentRow[],
  events: readonly number[],
  title: string,
  rule: string,
  { language, who }: Telling,
): Moment {
  const labels = LABELS[language];
  const persons = personsIn(language, who);
  const all = rows.map(({ gets }) => Number(gets.slice(2))).reduce(add, 0);
  const each = rows.map(({ seat = 0, gets }) => `${persons(seat)} ${gets.slice(1)}`).join(', ');
  return {
    kind: 'payout',
    events,
    title,
    sentence: `${title}: ${all === 0 ? labels.nobodyPaid : each}.`,
    rows,
    sum: { label: labels.paidOut, value: `$${all}` },
    rule,
  };
}

function countAtTheEnd(event: EventOf<'ended'>, at: number, tell: Telling): Moment {
  const { lastCount: title, won } = LABELS[tell.language];
  const { scores, places } = event;
  const count: LastCount = {
    event: at,
    title,
    scores,
    places,
    amount: (score) => `$${score}`,
    won: (winners) => won(winners, Math.max(...scores)),
    rule: 'SD-7.6',
  };
  return lastCount(count, tell);
}
