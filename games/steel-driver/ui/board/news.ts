/** What one view has that the one before it had not. */
import { hasBit } from '@roundhouse/kit/bitset';
import { NONE, type Board, type View } from '../../src/index.ts';
import { isSettling } from '../face/reading.ts';

export function newLinks(before: View, view: View): readonly number[] {
  return view.owner.flatMap((company, route) =>
    company !== NONE && before.owner[route] === NONE ? [route] : [],
  );
}

/** The cities whose goods were taken. */
export function takenGoods(before: View, view: View, board: Board): readonly number[] {
  if (!isSettling(before)) return [];
  return board.cities.flatMap((_, city) =>
    hasBit(before.goods, city) && !hasBit(view.goods, city) ? [city] : [],
  );
}

/** From which end a link was laid: the one that was in the network before. */
export function laidFrom(before: View, view: View, board: Board, route: number): number {
  const company = view.owner[route] ?? NONE;
  const a = board.a[route] ?? 0;
  const b = board.b[route] ?? 0;
  if (before.start[company] === NONE) return view.start[company] ?? a;
  const word = company * board.cityWords;
  const network = before.network.slice(word, word + board.cityWords);
  return hasBit(network, a) ? a : b;
}
