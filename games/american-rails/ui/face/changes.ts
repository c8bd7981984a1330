/** What differs between two positions, for whom: the preview of an action. */
import type { Change, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { columnOf } from '../../src/rounds.ts';
import { COMPANIES, COMPANY_IDS, NONE, SPACES, type Company, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { dividendOf, heldBy } from './holdings.ts';
import { LABELS, type Labels } from './labels.ts';

type Money = '$' | '';

function changed(
  of: Pick<Change, 'of' | 'seat' | 'place'>,
  what: string,
  from: number,
  to: number,
  unit: Money,
  isPlain = false,
): Change[] {
  if (from === to) return [];
  const by = `${to > from ? '+' : '−'}${unit}${Math.abs(to - from)}`;
  const tone = isPlain ? 'plain' : to > from ? 'gain' : 'loss';
  return [{ ...of, what, from: `${unit}${from}`, to: `${unit}${to}`, by, tone }];
}

/** The company that pays first, then who gains or loses income, the players, and the stocks. */
export function changes(before: View, after: View, { language, who }: Telling): readonly Change[] {
  const labels = LABELS[language];
  const { changed: what } = labels;
  const seats = before.cash.map((_, seat) => ({ of: sentence(who(seat)), seat }));
  const ofCompany = (company: Company) => ({
    of: companyName(company),
    place: `company:${COMPANY_IDS[company]}`,
  });
  const figures = (
    what: string,
    figure: (view: View, company: Company) => number,
    unit: Money,
    isPlain: boolean,
  ): Change[] =>
    COMPANIES.flatMap((company) =>
      changed(
        ofCompany(company),
        what,
        figure(before, company),
        figure(after, company),
        unit,
        isPlain,
      ),
    );
  return [
    ...figures(what.treasury, (view, company) => view.companies[company].treasury, '$', true),
    ...figures(what.income, (view, company) => view.companies[company].income, '', false),
    ...seats.flatMap((of) =>
      changed(of, what.dividend, dividendOf(before, of.seat), dividendOf(after, of.seat), '$'),
    ),
    ...seats.flatMap((of) =>
      changed(of, what.cash, before.cash[of.seat] ?? 0, after.cash[of.seat] ?? 0, '$'),
    ),
    ...seats.flatMap((of) =>
      COMPANIES.flatMap((company) =>
        changed(
          of,
          what.shares(companyName(company)),
          heldBy(before, of.seat, company),
          heldBy(after, of.seat, company),
          '',
        ),
      ),
    ),
    ...seats.flatMap((of) => trainTaken(before, after, of, labels)),
    ...figures(what.unsold, (view, company) => view.companies[company].unsold, '', true),
    ...figures(what.supply, (view, company) => view.companies[company].supply, '', true),
    ...changed({ of: labels.houses }, what.houses, before.houses, after.houses, '', true),
  ];
}

/** AR-3.3: a train's space decides when its player moves next. The first train of a phase has no rank yet. */
function trainTaken(
  before: View,
  after: View,
  of: { readonly of: string; readonly seat: number },
  labels: Labels,
): Change[] {
  if (before.phase === 0) return [];
  const column = (view: View): readonly number[] =>
    view.trains.slice(columnOf(before.phase), columnOf(before.phase) + SPACES.length);
  const trains = column(after).filter((seat) => seat !== NONE);
  if (column(before).includes(of.seat) || !trains.includes(of.seat)) return [];
  if (trains.length === 1) return [];
  const rank = labels.rank(trains.indexOf(of.seat) + 1);
  return [{ ...of, what: labels.changed.nextOrder, from: '', to: rank, by: rank, tone: 'plain' }];
}
