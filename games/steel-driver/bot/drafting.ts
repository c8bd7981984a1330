/** SD-7.3: which goods cube to take: what others could take too, and what makes sets. */
import type { Rng } from '@roundhouse/engine';
import { hasBit } from '@roundhouse/kit/bitset';
import { bestOf } from './choice.ts';
import { COMPANIES, GOODS, NONE, type Action, type View } from '../src/index.ts';
import { lastTake } from './last-takes.ts';
import { readingOf } from './reading.ts';
import type { Temper } from './temper.ts';
import { marginal, stake } from './worth.ts';

export interface Draft {
  readonly view: View;
  readonly cityIndex: ReadonlyMap<string, number>;
  /** By city: the companies that may still take its cube, as bits, and how many they are. */
  readonly takers: Uint8Array;
  readonly crowd: Uint8Array;
  /** Cubes that can still be taken. */
  readonly left: number;
  readonly colour: readonly number[];
  /** What each company has, and its part of what it can reach. */
  readonly hopes: Float64Array;
  readonly stakes: readonly number[];
}

export function draftOf(view: View, seat: number, temper: Temper): Draft {
  const { board, present } = readingOf(view);
  const { cityIndex, colour } = board;
  let takes = 0;
  for (let company = 0; company < COMPANIES.length; company++) {
    if (view.control[company] !== NONE) takes |= 1 << company;
  }
  const takers = new Uint8Array(present.length);
  const crowd = new Uint8Array(present.length);
  const hopes = Float64Array.from(view.stock);
  let left = 0;
  for (let city = 0; city < present.length; city++) {
    if (!hasBit(view.goods, city)) continue;
    const bits = (present[city] ?? 0) & takes;
    takers[city] = bits;
    if (bits !== 0) left++;
    crowd[city] = ones(bits);
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const at = (31 - Math.clz32(rest & -rest)) * GOODS.length + (colour[city] ?? 0);
      hopes[at] = (hopes[at] ?? 0) + 1 / (crowd[city] ?? 1);
    }
  }
  const stakes = COMPANIES.map((_, company) => stake(view, company, seat, temper.rivals));
  return { view, cityIndex, takers, crowd, left, colour, hopes, stakes };
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

export function chooseGoods(
  view: View,
  legal: readonly Action[],
  seat: number,
  temper: Temper,
  rng: Rng,
): Action {
  const draft = draftOf(view, seat, temper);
  if (draft.left <= temper.exact) {
    const city = lastTake(draft);
    const take = legal.find((action) => indexOf(draft, action) === city);
    if (take) return take;
  }
  return bestOf(legal, (action) => scoreOf(draft, action, temper), temper.blur, rng);
}

/** What a goods cube does to shares. */
export interface TakeParts {
  readonly score: number;
  /** The companies that may take it. */
  readonly crowd: number;
  /** By company: what a share gains or loses. */
  readonly shares: Float64Array;
}

export function scoreOf(draft: Draft, action: Action, temper: Temper): number {
  return partsOf(draft, action, temper).score;
}

/** Sure instead of hoped for, for this company; gone, for each other that hoped for it. */
export function partsOf(draft: Draft, action: Action, { rivals }: Temper): TakeParts {
  const { view, hopes, stakes } = draft;
  const shares = new Float64Array(COMPANIES.length);
  const city = indexOf(draft, action);
  if (city === undefined) return { score: 0, crowd: 0, shares };
  const colour = draft.colour[city] ?? 0;
  const crowd = draft.crowd[city] ?? 1;
  let score = 0;
  for (let left = draft.takers[city] ?? 0; left !== 0; left &= left - 1) {
    const company = 31 - Math.clz32(left & -left);
    const isOwn = company === view.company;
    const more = isOwn ? 1 - 1 / crowd : -1 / crowd;
    const change = marginal(hopes, company * GOODS.length, colour, more);
    shares[company] = change;
    if (isOwn || rivals > 0) score += (stakes[company] ?? 0) * change;
  }
  return { score, crowd, shares };
}

function indexOf({ cityIndex }: Draft, action: Action): number | undefined {
  return action.type === 'take' ? cityIndex.get(action.city) : undefined;
}
