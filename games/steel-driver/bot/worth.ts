/** What goods are worth before they are taken: cities count by the chance of getting their cube. */
import { GOODS, type Company, type View } from '../src/index.ts';

type Counts = ArrayLike<number>;
const COLOURS = GOODS.length;
/** SD-7.4: a cube brings $10, and $10 more for each other colour in its set. */
const CUBE = 10;

/** The value of the best sets, for counts that need not be whole: each pair of colours meets in min sets. */
export function hopedValue(hopes: Counts, from = 0): number {
  let value = 0;
  for (let one = from; one < from + COLOURS; one++) {
    const count = hopes[one] ?? 0;
    if (count === 0) continue;
    value += count;
    for (let two = one + 1; two < from + COLOURS; two++) value += Math.min(count, hopes[two] ?? 0);
  }
  return CUBE * value;
}

/** What more (or, below zero, fewer) cubes of a colour change. */
export function marginal(hopes: Counts, from: number, colour: number, more: number): number {
  const now = hopes[from + colour] ?? 0;
  let value = more;
  for (let other = 0; other < COLOURS; other++) {
    if (other === colour) continue;
    const count = hopes[from + other] ?? 0;
    value += Math.min(now + more, count) - Math.min(now, count);
  }
  return CUBE * value;
}

/** How much more of a company's shares one holds than the others do on average. */
export function stake(view: View, company: Company, seat: number, rivals = 1): number {
  const { seats } = view.config;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) others += view.shares[company * seats + other] ?? 0;
  }
  return (view.shares[company * seats + seat] ?? 0) - (rivals * others) / (seats - 1);
}
