/** A company's goods in sets, the widest first (SD-7.4). */
import { GOODS, type Company, type View } from '../../src/index.ts';

/** Each set as the places of its colours in `GOODS`. */
export function setsOf(
  { stock }: Pick<View, 'stock'>,
  company: Company,
): readonly (readonly number[])[] {
  const counts = GOODS.map((_, colour) => stock[company * GOODS.length + colour] ?? 0);
  return Array.from({ length: Math.max(...counts) }, (_, depth) =>
    counts.flatMap((count, colour) => (count > depth ? [colour] : [])),
  );
}
