/** Short hands for the lists of a map. `known` says where a fact comes from, unless the row does. */
import type { City, Goods, LabelSide, Route, Shape } from '../types.ts';

export interface Entries {
  city(
    id: string,
    name: string,
    value: number,
    goods: Goods,
    shape: Shape,
    at: readonly [x: number, y: number],
    label: LabelSide,
    known?: string,
  ): City;
  route(a: string, b: string, cost: number, known?: string): Route;
}

export function entries(origin: string): Entries {
  return {
    city: (id, name, value, goods, shape, [x, y], label, known = origin) => ({
      id,
      name,
      value,
      goods,
      shape,
      x,
      y,
      label,
      known,
    }),
    route: (a, b, cost, known = origin) => ({ a, b, cost, known }),
  };
}
