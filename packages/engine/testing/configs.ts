import type { GameTypes, Rules } from '../src/index.ts';
import { isRefusal } from '../src/index.ts';

/** A factor of a config: the seats or an option, with its values. */
interface Factor {
  readonly name: string;
  readonly values: readonly (string | number)[];
  /** The place of the default among the values. */
  readonly usual: number;
}

type Choice = readonly number[];

/**
 * The configs to try. First every seat count with the defaults; then so many more that every seat
 * count meets every option value and every two values of different options meet each other, each in
 * at least one config (a greedy cover, so a few dozen instead of hundreds); then the `extra` ones.
 * A combination that `configure` refuses is the game's business and is left out.
 */
export function configsOf<G extends GameTypes>(
  rules: Rules<G>,
  extra: readonly unknown[] = [],
): readonly G['config'][] {
  const inputs: unknown[] = rules.meta.seats.map((seats) => ({ seats }));
  const factors = factorsOf(rules);
  for (const choice of pairCover(factors)) {
    inputs.push(
      Object.fromEntries(factors.map((factor, f) => [factor.name, factor.values[choice[f] ?? 0]])),
    );
  }
  inputs.push(...extra);
  const configs = new Map<string, G['config']>();
  for (const input of inputs) {
    const config = rules.configure(input);
    if (!isRefusal(config)) configs.set(JSON.stringify(config), config);
  }
  return [...configs.values()];
}

function factorsOf<G extends GameTypes>(rules: Rules<G>): readonly Factor[] {
  const seats: Factor = { name: 'seats', values: rules.meta.seats, usual: 0 };
  const options = rules.meta.options.map((option) => ({
    name: option.name,
    values: option.values,
    usual: Math.max(0, option.values.indexOf(option.default)),
  }));
  return [seats, ...options];
}

function pairKey(f: number, v: number, g: number, w: number): string {
  return f < g ? `${f}.${v} ${g}.${w}` : `${g}.${w} ${f}.${v}`;
}

/** Choices of one value each, such that any two values of two factors meet in one of them. */
function pairCover(factors: readonly Factor[]): readonly Choice[] {
  const open = new Map<string, readonly [number, number, number, number]>();
  for (const [f, first] of factors.entries()) {
    for (const [g, second] of factors.entries()) {
      if (g <= f) continue;
      for (const v of first.values.keys()) {
        for (const w of second.values.keys()) open.set(pairKey(f, v, g, w), [f, v, g, w]);
      }
    }
  }
  const cover: Choice[] = [];
  for (;;) {
    const seed = open.values().next().value;
    if (seed === undefined) return cover;
    const choice = complete(factors, seed, open);
    for (const [f, v] of choice.entries()) {
      for (const [g, w] of choice.entries()) if (f < g) open.delete(pairKey(f, v, g, w));
    }
    cover.push(choice);
  }
}

/** The choice with the given pair that meets most of the open pairs, factor by factor. */
function complete(
  factors: readonly Factor[],
  [f, v, g, w]: readonly [number, number, number, number],
  open: ReadonlyMap<string, unknown>,
): Choice {
  const fixed = new Map([
    [f, v],
    [g, w],
  ]);
  for (const [h, factor] of factors.entries()) {
    if (fixed.has(h)) continue;
    const gain = (x: number): number => {
      const met = [...fixed].filter(([other, value]) => open.has(pairKey(h, x, other, value)));
      return met.length;
    };
    let best = factor.usual;
    for (const x of factor.values.keys()) if (gain(x) > gain(best)) best = x;
    fixed.set(h, best);
  }
  return factors.map((_, h) => fixed.get(h) ?? 0);
}
