/** What differs between two positions, for whom: the preview of an action. */
import { changed } from '@roundhouse/ui/changed';
import type { Change, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { COMPANIES, NONE, stockValue, type View } from '../../src/index.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import {
  ALL,
  companyName,
  incomeOf,
  isSettling,
  linksOf,
  shareWorth,
  sharesOf,
} from './reading.ts';

const PLAIN = { isPlain: true };
const MONEY = { unit: '$' };

export function changes(before: View, after: View, { language, who }: Telling): readonly Change[] {
  const labels = FACE_LABELS[language];
  const { changed: what } = labels;
  const isSame = isSettling(before) === isSettling(after);
  return [
    ...ALL.flatMap((company) => ofCompany(before, after, company, labels)),
    ...before.cash.flatMap((cash, seat) => {
      const of = { of: sentence(who(seat)), seat };
      return [
        ...changed(of, what.cubes, before.cubes[seat] ?? 0, after.cubes[seat] ?? 0, PLAIN),
        ...changed(of, what.cash, cash, after.cash[seat] ?? 0, MONEY),
        ...(isSame
          ? changed(of, what.income, incomeOf(before, seat), incomeOf(after, seat), MONEY)
          : []),
        // SD-7.4: the goods pay every share, so the preview says whose.
        ...(after.phase === 'goods'
          ? changed(of, what.holdings, shareWorth(before, seat), shareWorth(after, seat), MONEY)
          : []),
        ...ALL.flatMap((company) =>
          changed(
            of,
            what.shares(companyName(labels, company)),
            sharesOf(before, company, seat),
            sharesOf(after, company, seat),
          ),
        ),
        ...ALL.flatMap((company) => controlTaken(before, after, company, of, labels)),
      ];
    }),
    ...changed({ of: labels.supply }, what.supply, before.supply, after.supply, PLAIN),
  ];
}

function ofCompany(
  before: View,
  after: View,
  company: number,
  labels: FaceLabels,
): readonly Change[] {
  const { changed: what } = labels;
  const of = {
    of: companyName(labels, company),
    place: `company:${COMPANIES[company] ?? ''}`,
  };
  const [was, is] = [before, after].map((view) => ({
    box: view.box[company] ?? 0,
    profit: isSettling(view) ? 0 : (view.profit[company] ?? 0),
    links: linksOf(view, company),
    worth: stockValue(view.stock, company),
  }));
  if (!was || !is) return [];
  return [
    ...changed(of, what.box, was.box, is.box, PLAIN),
    ...changed(of, what.profit, was.profit, is.profit, MONEY),
    ...changed(of, what.links, was.links, is.links, PLAIN),
    ...changed(of, what.worth, was.worth, is.worth, MONEY),
  ];
}

function controlTaken(
  before: View,
  after: View,
  company: number,
  of: { readonly of: string; readonly seat: number },
  labels: FaceLabels,
): readonly Change[] {
  const [was, is] = [before, after].map((view) => (view.control[company] ?? NONE) === of.seat);
  if (was === is) return [];
  const name = companyName(labels, company);
  const [from, to] = is ? ['', name] : [name, ''];
  const tone = is ? 'gain' : 'loss';
  return [{ ...of, what: labels.changed.control, from, to, by: name, tone }];
}
