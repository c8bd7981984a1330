/** Lists of counts by seat, company, city or route. */
export function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

export function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] ?? 0) + amount;
}
