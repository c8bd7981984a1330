/** Names of places on the map of a view, and the look of a sentence. */
import { boardOf, type View } from '../../src/index.ts';

export function cityName(view: View, id: string): string {
  const { cities, cityIndex } = boardOf(view.config);
  return cities[cityIndex.get(id) ?? -1]?.name ?? id;
}

/** 'Baltimore – Pittsburgh'. */
export function routeName(view: View, id: string): string {
  const { a, b, cities, routeIndex } = boardOf(view.config);
  const route = routeIndex.get(id) ?? -1;
  const ends = [a[route] ?? -1, b[route] ?? -1].map((city) => cities[city]?.name);
  return ends.includes(undefined) ? id : ends.join(' – ');
}

export function routeCost(view: View, id: string): number {
  const { cost, routeIndex } = boardOf(view.config);
  return cost[routeIndex.get(id) ?? -1] ?? 0;
}

/** The city at the other end of a route. */
export function acrossName(view: View, route: string, city: string): string {
  const { a, b, cities, cityIndex, routeIndex } = boardOf(view.config);
  const at = routeIndex.get(route) ?? -1;
  const across = a[at] === cityIndex.get(city) ? b[at] : a[at];
  return cities[across ?? -1]?.name ?? route;
}

/** What a city pays and which goods it holds. */
export function cityFacts(
  view: View,
  id: string,
): { readonly value: number; readonly goods: string } {
  const { cities, cityIndex } = boardOf(view.config);
  const city = cities[cityIndex.get(id) ?? -1];
  return { value: city?.value ?? 0, goods: city?.goods ?? '' };
}
