/** Where markers stand on the profit table: numbers alone. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { Company } from '../../src/index.ts';
import { ALL } from '../face/reading.ts';

export const MOST = 200;
/** Of a field, in units. */
export const WIDTH = 27;
const IN_A_ROW = 11;

/** Who earns more than the table shows goes round once more. */
export function profitField(profit: number): number {
  return profit <= MOST ? profit : profit - MOST;
}

/** The upper middle of a field. */
export function fieldAt(field: number, rows: 1 | 2): Point {
  const at = field / 10;
  if (rows === 1) return { x: (at + 0.5) * WIDTH, y: 44 };
  const isLower = at >= IN_A_ROW;
  return { x: ((isLower ? at - IN_A_ROW + 1 : at) + 0.5) * WIDTH, y: isLower ? 110 : 40 };
}

export interface Marker extends Point {
  readonly company: Company;
  readonly scale: number;
}

const COLUMNS = 2;

/** A marker alone stands large above its field; several stand in two columns, from below. */
export function standing(profit: readonly number[], rows: 1 | 2): readonly Marker[] {
  const fieldOf = (company: Company): number => profitField(profit[company] ?? 0);
  return ALL.map((company) => {
    const same = ALL.filter((other) => fieldOf(other) === fieldOf(company));
    const { x, y } = fieldAt(fieldOf(company), rows);
    if (same.length === 1) return { company, x, y: y - 13, scale: 1 };
    const place = same.indexOf(company);
    const column = place % COLUMNS;
    const above = Math.floor(place / COLUMNS);
    return { company, x: x + (column - 0.5) * 13, y: y - 7 - above * 13, scale: 0.56 };
  });
}
