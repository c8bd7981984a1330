/** SD-7.3: the last goods cubes, taken in every way that makes a difference. */
import { COMPANIES, GOODS, NONE, stockValue, type Company, type View } from '../src/index.ts';
import type { Draft } from './drafting.ts';

/** Cubes of one colour that the same companies may take: which of them is taken is all the same. */
interface Kind {
  readonly city: number;
  readonly takers: number;
  readonly colour: number;
  left: number;
}

/** The city to take when everybody takes what puts him furthest ahead of the best other. */
export function lastTake(draft: Draft): number {
  const { view } = draft;
  const table = { view, kinds: kindsOf(draft), stock: view.stock.slice() };
  return bestTake(table, view.company).city;
}

interface Table {
  readonly view: View;
  readonly kinds: readonly Kind[];
  readonly stock: number[];
}

function kindsOf({ takers, colour }: Draft): readonly Kind[] {
  const kinds = new Map<number, Kind>();
  takers.forEach((mask, city) => {
    if (mask === 0) return;
    const key = mask * GOODS.length + (colour[city] ?? 0);
    const known = kinds.get(key);
    if (known) known.left++;
    else kinds.set(key, { city, takers: mask, colour: colour[city] ?? 0, left: 1 });
  });
  return [...kinds.values()];
}

interface Ending {
  readonly city: number;
  /** By seat: all its money in the end. */
  readonly money: readonly number[];
}

function bestTake(table: Table, company: Company): Ending {
  const { view, kinds, stock } = table;
  const seat = view.control[company] ?? NONE;
  let best: Ending = { city: NONE, money: [] };
  let most = -Infinity;
  for (const kind of kinds) {
    if (!canTake(kind, company)) continue;
    const at = company * GOODS.length + kind.colour;
    kind.left--;
    stock[at] = (stock[at] ?? 0) + 1;
    const next = nextAfter(table, company);
    const money = next === NONE ? moneyOf(table) : bestTake(table, next).money;
    stock[at] = (stock[at] ?? 0) - 1;
    kind.left++;
    const ahead = leadOf(money, seat);
    if (ahead <= most) continue;
    most = ahead;
    best = { city: kind.city, money };
  }
  return best;
}

function canTake({ takers, left }: Kind, company: Company): boolean {
  return left > 0 && ((takers >> company) & 1) === 1;
}

/** The next company of the order that can take a cube; at last the same one again. */
function nextAfter({ view: { order }, kinds }: Table, company: Company): Company {
  const from = order.indexOf(company);
  for (let i = 1; i <= order.length; i++) {
    const next = order[(from + i) % order.length] ?? NONE;
    if (kinds.some((kind) => canTake(kind, next))) return next;
  }
  return NONE;
}

function moneyOf({ view, stock }: Table): readonly number[] {
  const { seats } = view.config;
  const money = view.cash.slice();
  for (let company = 0; company < COMPANIES.length; company++) {
    const value = stockValue(stock, company);
    for (let seat = 0; seat < seats; seat++) {
      money[seat] = (money[seat] ?? 0) + value * (view.shares[company * seats + seat] ?? 0);
    }
  }
  return money;
}

function leadOf(money: readonly number[], seat: number): number {
  let other = -Infinity;
  for (let one = 0; one < money.length; one++) {
    if (one !== seat) other = Math.max(other, money[one] ?? 0);
  }
  return (money[seat] ?? 0) - other;
}
