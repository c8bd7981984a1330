/** What a choice brings at once: its text says it, and long lists begin with what brings most. */
import { apart, join, joined } from '@roundhouse/kit/connectivity';
import { BUILDER_BONUS } from '../../src/figures.ts';
import { GOODS, NONE, boardOf, inNetwork, stockValue, type View } from '../../src/index.ts';

export interface LinkGain {
  /** The value of the city that is reached; 0 where it was reached before (SD-4.6). */
  readonly earned: number;
  /** What closing the transcontinental connection brings besides (SD-5.1). */
  readonly bonus: number;
}

/** `start` is the city where a first link starts. */
export function linkGain(view: View, route: string, start?: string): LinkGain {
  const board = boardOf(view.config);
  const { a, b, value, cityIndex, routeIndex } = board;
  const link = routeIndex.get(route) ?? NONE;
  const isReached = (city: number): boolean =>
    start === undefined
      ? inNetwork(view, board, view.company, city)
      : cityIndex.get(start) === city;
  const reached = [a[link] ?? NONE, b[link] ?? NONE].filter((city) => !isReached(city));
  return {
    earned: reached.reduce((sum, city) => sum + (value[city] ?? 0), 0),
    bonus: closes(view, link) ? BUILDER_BONUS : 0,
  };
}

/** Whether a link would join the two ends of the continent. */
function closes(view: View, link: number): boolean {
  if (view.closer !== NONE) return false;
  const { a, b, cities, west, east } = boardOf(view.config);
  const together = apart(cities.length);
  for (const [route, company] of view.owner.entries()) {
    if (company !== NONE || route === link) join(together, a[route] ?? 0, b[route] ?? 0);
  }
  return joined(together, west, east);
}

/** How much more a share of the company is worth with the goods cube of a city (SD-7.4). */
export function shareGain({ config, stock, company }: View, city: string): number {
  const { cities, cityIndex } = boardOf(config);
  const colour = GOODS.findIndex((goods) => goods === cities[cityIndex.get(city) ?? NONE]?.goods);
  const more = [...stock];
  const place = company * GOODS.length + colour;
  more[place] = (more[place] ?? 0) + 1;
  return stockValue(more, company) - stockValue(stock, company);
}
