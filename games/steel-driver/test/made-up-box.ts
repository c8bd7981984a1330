/** Maps that SD-7.7 accepts, made up: small and large, bare and drawn, cheap and dear. */
import type { Rng } from '@roundhouse/engine';
import { CUBES, GOODS_CUBES } from '../src/figures.ts';
import { GOODS, LABEL_SIDES, SHAPES, type City, type GameMap, type Route } from '../src/index.ts';

const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(most - least + 1);
const oneOf = <T>(rng: Rng, all: readonly T[]): T => all[rng.below(all.length)] as T;

export function madeUpBox(rng: Rng): GameMap {
  const [width, height] = [between(rng, 60, 2000), between(rng, 60, 2000)];
  const left = GOODS_CUBES.flatMap((cubes, colour) => Array.from({ length: cubes }, () => colour));
  const size = between(rng, 2, rng.below(2) === 0 ? 6 : left.length);
  const cities = Array.from({ length: size }, (_, at): City => {
    const [colour = 0] = left.splice(rng.below(left.length), 1);
    return {
      id: `C${at}`,
      name: `Stad ${at}`,
      value: between(rng, 0, oneOf(rng, [10, 60, 200])),
      goods: GOODS[colour] ?? 'white',
      shape: at === 0 ? 'hexagon' : oneOf(rng, SHAPES),
      x: between(rng, 0, width),
      y: between(rng, 0, height),
      label: oneOf(rng, LABEL_SIDES),
    };
  });
  const routes = new Map<string, Route>();
  const dearest = oneOf(rng, [2, 6, CUBES]);
  const lay = (a: number, b: number): void => {
    if (a === b) return;
    const [from, to] = a < b ? [a, b] : [b, a];
    const cost = between(rng, 1, dearest);
    routes.set(`${from}-${to}`, { a: `C${from}`, b: `C${to}`, cost });
  };
  for (let at = 1; at < size; at++) lay(at, rng.below(at));
  for (let more = rng.below(2 * size); more > 0; more--) lay(rng.below(size), rng.below(size));
  const end = between(rng, 1, size - 1);
  const drawn = { margins: [0, 10, 20, 30], coast: 'M0 0L9 9Z', names: { C0: [5, 5] } } as const;
  return {
    name: 'Verzonnen',
    title: 'steel-driver',
    version: between(rng, 1, 9),
    licence: 'CC0',
    width,
    height,
    ends: rng.below(2) === 0 ? ['C0', `C${end}`] : [`C${end}`, 'C0'],
    cities,
    routes: [...routes.values()],
    ...(rng.below(3) === 0 ? { scenery: drawn } : {}),
  };
}
