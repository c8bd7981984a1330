/** What goods are worth before they are taken: cities count by the chance of getting their cube. */
import { SET_VALUES } from '../src/figures.ts';
import { COMPANIES, GOODS, inNetwork, type Board, type Company, type View } from '../src/index.ts';

/** Expected cubes by colour. */
export type Hopes = number[];

/** The value of the best sets, for counts that need not be whole. */
export function hopedValue(hopes: readonly number[]): number {
  const sorted = hopes.toSorted((a, b) => b - a);
  let value = 0;
  for (let width = 1; width <= sorted.length; width++) {
    const deep = (sorted[width - 1] ?? 0) - (sorted[width] ?? 0);
    value += deep * (SET_VALUES[width] ?? 0);
  }
  return value;
}

/** What one more cube of each colour would add. */
export function marginalValues(hopes: readonly number[]): number[] {
  const now = hopedValue(hopes);
  return GOODS.map((_, colour) => {
    const more = hopes.with(colour, (hopes[colour] ?? 0) + 1);
    return hopedValue(more) - now;
  });
}

/** By city: how many companies have it in their network. */
export function crowds(view: View, board: Board): number[] {
  return board.cities.map((_, city) =>
    COMPANIES.reduce(
      (count, _, company) => count + (inNetwork(view, board, company, city) ? 1 : 0),
      0,
    ),
  );
}

/** What a company may hope to take from the cities of its network, as they are shared now. */
export function hopesOf(
  view: View,
  board: Board,
  company: Company,
  crowd: readonly number[],
): Hopes {
  const hopes = GOODS.map(() => 0);
  board.cities.forEach((_, city) => {
    if (!inNetwork(view, board, company, city)) return;
    const colour = board.colour[city] ?? 0;
    hopes[colour] = (hopes[colour] ?? 0) + 1 / (crowd[city] ?? 1);
  });
  return hopes;
}

/** How much more of a company's shares one holds than the others do on average. */
export function stake(view: View, company: Company, seat: number): number {
  const { seats } = view.config;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) others += view.shares[company * seats + other] ?? 0;
  }
  return (view.shares[company * seats + seat] ?? 0) - others / (seats - 1);
}
