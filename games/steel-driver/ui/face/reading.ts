/** What can be read off a view. */
import { COMPANIES, GOODS, NONE, stockValue, type Company, type View } from '../../src/index.ts';
import type { FaceLabels } from '../words/face.ts';

export const ALL: readonly Company[] = COMPANIES.map((_, company) => company);

export function companyName(labels: FaceLabels, company: Company): string {
  const name = COMPANIES[company];
  return name === undefined ? labels.nobody : labels.company[name];
}

export function sharesOf(view: View, company: Company, seat: number): number {
  return view.shares[company * view.config.seats + seat] ?? 0;
}

export function linksOf(view: View, company: Company): number {
  return view.owner.filter((by) => by === company).length;
}

/** Only in the final settlement goods have been taken. */
export function isSettling({ phase }: View): boolean {
  return phase === 'goods' || phase === 'over';
}

/** What the seat's shares would bring with the goods taken so far (SD-7.4). */
export function shareWorth(view: View, seat: number): number {
  if (view.phase === 'over') return 0;
  return ALL.reduce(
    (sum, company) => sum + sharesOf(view, company, seat) * stockValue(view.stock, company),
    0,
  );
}

/** What the companies under its control will pay the seat at the end of the round. */
export function incomeOf(view: View, seat: number): number {
  if (isSettling(view)) return 0;
  return ALL.reduce(
    (sum, company) => sum + (view.control[company] === seat ? (view.profit[company] ?? 0) : 0),
    0,
  );
}

export function goodsOf(view: View, company: Company, labels: FaceLabels): string {
  return GOODS.flatMap((goods, colour) => {
    const count = view.stock[company * GOODS.length + colour] ?? 0;
    return count === 0 ? [] : [`${count} ${labels.goods[goods]}`];
  }).join(', ');
}

export function controlledBy(view: View, seat: number): readonly Company[] {
  return ALL.filter((company) => (view.control[company] ?? NONE) === seat);
}
