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
  /** The routes from a city, by the city at the other end: what each costs. */
  from(a: string, to: Readonly<Record<string, number | readonly [number, string]>>): Route[];
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
    from: (a, to) =>
      Object.entries(to).map(([b, given]) => {
        const [cost, known] = typeof given === 'number' ? [given, origin] : given;
        return { a, b, cost, known };
      }),
  };
}
