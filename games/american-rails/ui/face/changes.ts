/** What differs between two positions, for whom: the preview of an action. */
import { changed, type Counted, type Shown } from '@roundhouse/ui/changed';
import type { Change, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { columnOf } from '../../src/rounds.ts';
import { COMPANIES, COMPANY_IDS, NONE, SPACES, type Company, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { dividendOf, heldBy } from './holdings.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';

const MONEY: Shown = { unit: '$' };
const PLAIN: Shown = { isPlain: true };

/** The company that pays first, then who gains or loses income, the players, and the stocks. */
export function changes(before: View, after: View, { language, who }: Telling): readonly Change[] {
  const labels = FACE_LABELS[language];
  const { changed: what } = labels;
  const seats = before.cash.map((_, seat) => ({ of: sentence(who(seat)), seat }));
  const ofCompany = (company: Company) => ({
    of: companyName(company),
    place: `company:${COMPANY_IDS[company]}`,
  });
  const figures = (
    what: string | Counted,
    figure: (view: View, company: Company) => number,
    shown?: Shown,
  ): Change[] =>
    COMPANIES.flatMap((company) =>
      changed(ofCompany(company), what, figure(before, company), figure(after, company), shown),
    );
  return [
    ...figures(what.treasury, (view, company) => view.companies[company].treasury, {
      ...MONEY,
      ...PLAIN,
    }),
    ...figures(what.income, (view, company) => view.companies[company].income),
    ...seats.flatMap((of) =>
      changed(of, what.dividend, dividendOf(before, of.seat), dividendOf(after, of.seat), MONEY),
    ),
    ...seats.flatMap((of) =>
      changed(of, what.cash, before.cash[of.seat] ?? 0, after.cash[of.seat] ?? 0, MONEY),
    ),
    ...seats.flatMap((of) =>
      COMPANIES.flatMap((company) =>
        changed(
          of,
          what.shares(companyName(company)),
          heldBy(before, of.seat, company),
          heldBy(after, of.seat, company),
        ),
      ),
    ),
    ...seats.flatMap((of) => trainTaken(before, after, of, labels)),
    ...figures(what.unsold, (view, company) => view.companies[company].unsold, PLAIN),
    ...figures(what.supply, (view, company) => view.companies[company].supply, PLAIN),
    ...changed({ of: labels.houses }, what.houses, before.houses, after.houses, PLAIN),
  ];
}

/** AR-3.3: a train's space decides when its player moves next. The first train of a phase has no rank yet. */
function trainTaken(
  before: View,
  after: View,
  of: { readonly of: string; readonly seat: number },
  labels: FaceLabels,
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
