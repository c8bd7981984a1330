/** SD-7.3: which goods cube to take: what others could take too, and what makes sets. */
import type { Rng } from '@roundhouse/engine';
import { hasBit } from '@roundhouse/kit/bitset';
import { bestOf } from './choice.ts';
import {
  boardOf,
  COMPANIES,
  GOODS,
  inNetwork,
  NONE,
  type Action,
  type Board,
  type View,
} from '../src/index.ts';
import { hopedValue, stake } from './worth.ts';

export function chooseGoods(view: View, legal: readonly Action[], seat: number, rng: Rng): Action {
  const board = boardOf(view.config);
  const crowd = board.cities.map((_, city) => contenders(view, board, city).length);
  const hopes = COMPANIES.map((_, company) => hopesLeft(view, board, company, crowd));
  return bestOf(
    legal,
    (action) => {
      const city = action.type === 'take' ? board.cityIndex.get(action.city) : undefined;
      return city === undefined ? 0 : scoreOf(view, board, seat, city, crowd, hopes);
    },
    rng,
  );
}

/** The companies that may still take this city's cube. */
function contenders(view: View, board: Board, city: number): number[] {
  if (!hasBit(view.goods, city)) return [];
  return COMPANIES.flatMap((_, company) =>
    view.control[company] !== NONE && inNetwork(view, board, company, city) ? [company] : [],
  );
}

/** What a company has, and its part of what it can reach. */
function hopesLeft(view: View, board: Board, company: number, crowd: readonly number[]): number[] {
  const hopes = GOODS.map((_, colour) => view.stock[company * GOODS.length + colour] ?? 0);
  crowd.forEach((count, city) => {
    if (count === 0 || !inNetwork(view, board, company, city)) return;
    const colour = board.colour[city] ?? 0;
    hopes[colour] = (hopes[colour] ?? 0) + 1 / count;
  });
  return hopes;
}

/** Sure instead of hoped for, for this company; gone, for each other that hoped for it. */
function scoreOf(
  view: View,
  board: Board,
  seat: number,
  city: number,
  crowd: readonly number[],
  hopes: readonly (readonly number[])[],
): number {
  const colour = board.colour[city] ?? 0;
  const part = 1 / (crowd[city] ?? 1);
  let score = 0;
  for (const company of contenders(view, board, city)) {
    const now = hopes[company] ?? [];
    const change = company === view.company ? 1 - part : -part;
    const then = now.with(colour, (now[colour] ?? 0) + change);
    score += stake(view, company, seat) * (hopedValue(then) - hopedValue(now));
  }
  return score;
}
