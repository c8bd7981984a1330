/** Requests that are right, and what can be wrong with them. */
import { ROUTE_NAMES, ROUTES, SHAPES, type Route } from '@roundhouse/contract';
import type { Rng } from '@roundhouse/engine';
import type { Request } from '../online/asking.ts';

export interface Asked {
  readonly name: string;
  readonly request: Request;
}

export type Values = Readonly<Record<string, unknown>>;

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)] as T;

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What nobody should send: other types, other sizes, other scripts, names that objects have by themselves. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  'x',
  'public',
  'all',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e9',
  '%00',
  '\u0000\u0007',
  '\ud800',
  '🚂'.repeat(50),
  'x'.repeat(401),
  'x'.repeat(20_000),
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  [],
  [[[]]],
  {},
  { toString: 1 },
  { length: -1 },
  Array.from({ length: 50 }, () => ({ kind: 'me' })),
];

type Bodies = readonly ((body: Values, rng: Rng) => string | Buffer)[];

const BODIES: Bodies = [
  (body) => JSON.stringify(body),
  (body, rng) => JSON.stringify(changed(body, rng)),
  (body, rng) => JSON.stringify(changed(changed(body, rng), rng)),
  (body, rng) => JSON.stringify(without(body, rng)),
  (body, rng) => JSON.stringify({ ...body, [pick(rng, ['isAdmin', 'x', '', 'person'])]: 1 }),
  (body) => `{"__proto__":{"polluted":1},${JSON.stringify(body).slice(1)}`,
  (body) => `{"constructor":{"prototype":{"polluted":1}},${JSON.stringify(body).slice(1)}`,
  (body, rng) => {
    const text = JSON.stringify(body);
    return text.slice(0, rng.below(text.length));
  },
  (body, rng) => {
    const bytes = Buffer.from(JSON.stringify(body));
    bytes[rng.below(bytes.length)] = rng.below(256);
    return bytes;
  },
  (_, rng) =>
    pick(rng, ['', 'null', '[]', '"x"', '1', '{', '}{', '\ufeff{}', 'undefined', '{"a":}']),
  (_, rng) => `{"name":${deep(pick(rng, [31, 33, 500, 5_000]))}}`,
  (body) => JSON.stringify({ ...body, name: 'x'.repeat(70_000) }),
  (body) => JSON.stringify({ ...body, config: { seats: 2, ...deepObject(20) } }),
];

function deepObject(depth: number): object {
  return depth === 0 ? {} : { a: deepObject(depth - 1) };
}

function changed(body: Values, rng: Rng): Values {
  const keys = Object.keys(body);
  if (keys.length === 0) return { [pick(rng, ['a', 'table', 'name'])]: pick(rng, STRANGE) };
  return { ...body, [pick(rng, keys)]: pick(rng, STRANGE) };
}

function without(body: Values, rng: Rng): Values {
  const keys = Object.keys(body);
  const gone = keys[rng.below(Math.max(1, keys.length))];
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== gone));
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { origin: 'http://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'last-event-id': 'x' },
  { 'last-event-id': '99999999' },
  { 'accept-encoding': 'br;q=0, *' },
  { cookie: 'sid=; sid=x; __Host-sid=y' },
];

/** One of all routes, mostly with something wrong. `known`: values that are right, by the names of the fields. */
export function mutated(rng: Rng, known: Values, cookies: readonly string[]): Asked {
  const name = pick(rng, ROUTE_NAMES);
  const { method, path }: Route = ROUTES[name];
  const shape: object = SHAPES[name].asks.shape;
  const fields = Object.keys(shape).filter((key) => known[key] !== undefined);
  const right = Object.fromEntries(fields.map((key) => [key, known[key]]));
  const isPathWrong = rng.below(6) === 0;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(textOf(isPathWrong ? pick(rng, STRANGE) : (right[part] ?? 0))),
  );
  const rest = Object.fromEntries(fields.flatMap((key) => inPath(path, key, right[key])));
  const cookie = pick(rng, cookies);
  const headers = pick(rng, HEADERS);
  const verb = rng.below(40) === 0 ? pick(rng, ['PUT', 'PATCH', 'DELETE', 'GET', 'HEAD']) : method;
  const common = { method: verb, ...(cookie === '' ? {} : { cookie }), headers };
  if (method === 'POST') {
    return { name, request: { ...common, path: filled, body: pick(rng, BODIES)(rest, rng) } };
  }
  const asked = rng.below(3) === 0 ? rest : changed(rest, rng);
  const query = Object.entries(asked).map(([key, value]) => `${key}=${encode(textOf(value))}`);
  const twice = rng.below(10) === 0 ? [...query, ...query] : query;
  return { name, request: { ...common, path: `${filled}?${twice.join('&')}` } };
}

const inPath = (path: string, key: string, value: unknown): [string, unknown][] =>
  path.includes(`{${key}}`) ? [] : [[key, value]];

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4_000).toWellFormed();
const encode = (text: string): string => encodeURIComponent(text);
