/**
 * What data from outside must look like, field by field, before any rule sees it: type, range, and
 * nothing besides. A shape answers with the first place that does not fit.
 */
import type { Json } from './rules.ts';

export interface Misfit {
  /** `state.companies[2].held[0]`. */
  readonly at: string;
  /** What belongs there: 'a whole number from 0 to 7'. */
  readonly wanted: string;
}

export type Shape = (value: Json | undefined, at: string) => Misfit | undefined;

export function whole(least: number, most: number): Shape {
  return (value, at) => {
    const fits =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return fits && !Object.is(value, -0)
      ? undefined
      : { at, wanted: `a whole number from ${least} to ${most}` };
  };
}

/** One of a few numbers. */
export function among(...values: readonly number[]): Shape {
  return (value, at) =>
    typeof value === 'number' && values.includes(value) && !Object.is(value, -0)
      ? undefined
      : { at, wanted: `one of ${values.join(', ')}` };
}

/** A word of 32 bits, of which the lowest `width` may be set. */
export function bits(width: number): Shape {
  return width < 32 ? whole(0, 2 ** width - 1) : whole(-(2 ** 31), 2 ** 31 - 1);
}

/** A set of small whole numbers below `size`, as words of 32 bits. */
export function bitset(size: number): Shape {
  const words = Math.ceil(size / 32);
  const last = bits(size - 32 * (words - 1));
  const other = bits(32);
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== words)
      return { at, wanted: `a list of ${words}` };
    return firstMisfit(value, at, (index) => (index === words - 1 ? last : other));
  };
}

export const flag: Shape = (value, at) =>
  typeof value === 'boolean' ? undefined : { at, wanted: 'true or false' };

export function word(values: readonly string[]): Shape {
  const known = new Set(values);
  return (value, at) =>
    typeof value === 'string' && known.has(value)
      ? undefined
      : { at, wanted: `one of ${values.slice(0, 12).join(', ')}` };
}

export const nothing: Shape = (value, at) => (value === null ? undefined : { at, wanted: 'null' });

export function nullOr(shape: Shape): Shape {
  return (value, at) => (value === null ? undefined : shape(value, at));
}

/** Of so many items; where two lengths are given, of any number between them. */
export function list(item: Shape, least: number, most = least): Shape {
  const wanted = least === most ? `a list of ${least}` : `a list of ${least} to ${most}`;
  return (value, at) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return { at, wanted };
    return firstMisfit(value, at, () => item);
  };
}

/** These fields and no others. */
export function fields(shapes: Readonly<Record<string, Shape>>): Shape {
  const names = Object.keys(shapes);
  return (value, at) => {
    if (!isObject(value)) return { at, wanted: 'an object' };
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(shapes, name));
    if (stranger !== undefined) return { at: `${at}.${stranger.slice(0, 40)}`, wanted: 'nothing' };
    for (const name of names) {
      const own = Object.hasOwn(value, name) ? value[name] : undefined;
      const misfit = shapes[name]?.(own, `${at}.${name}`);
      if (misfit) return misfit;
    }
    return undefined;
  };
}

/** One of several sorts of object, told apart by a field. */
export function tagged(
  tag: string,
  sorts: Readonly<Record<string, Readonly<Record<string, Shape>>>>,
): Shape {
  const shapes = new Map(
    Object.entries(sorts).map(([sort, rest]) => [sort, fields({ [tag]: word([sort]), ...rest })]),
  );
  const wanted = `one of ${[...shapes.keys()].join(', ')}`;
  return (value, at) => {
    if (!isObject(value)) return { at, wanted: 'an object' };
    const sort = value[tag];
    const shape = typeof sort === 'string' ? shapes.get(sort) : undefined;
    return shape ? shape(value, at) : { at: `${at}.${tag}`, wanted };
  };
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstMisfit(
  items: readonly Json[],
  at: string,
  shapeOf: (index: number) => Shape,
): Misfit | undefined {
  for (const [index, item] of items.entries()) {
    const misfit = shapeOf(index)(item, `${at}[${index}]`);
    if (misfit) return misfit;
  }
  return undefined;
}
