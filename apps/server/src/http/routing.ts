/** Which route an address is, and what is asked there. */
import {
  ROUTE_NAMES,
  ROUTES,
  SHAPES,
  type Asked,
  type Route,
  type RouteName,
} from '@roundhouse/contract';
import { Problem } from '../problem.ts';

export interface Found {
  readonly name: RouteName;
  readonly parts: Readonly<Record<string, string>>;
}

/** Stands for a last part that may be anything. */
const ANY = '{}';

const PATTERNS = ROUTE_NAMES.map((name) => {
  const { method, path }: Route = ROUTES[name];
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { name, method, kind: kindOf(method, path), pattern: new RegExp(`^${pattern}$`) };
});

/** Only those of the same method that end in the same word, or in any, come into question. */
const BY_KIND = Map.groupBy(PATTERNS, ({ kind }) => kind);

function kindOf(method: string, path: string): string {
  return `${method} ${path.slice(path.lastIndexOf('/') + 1).replace(/^\{\w+\}$/, ANY)}`;
}

export function routeOf(method: string, path: string): Found {
  for (const kind of [kindOf(method, path), `${method} ${ANY}`]) {
    for (const { name, pattern } of BY_KIND.get(kind) ?? []) {
      const found = pattern.exec(path);
      if (found) return { name, parts: { ...found.groups } };
    }
  }
  const others = PATTERNS.filter(({ pattern }) => pattern.test(path));
  if (others.length === 0) throw new Problem('no-such-route');
  throw new Problem('wrong-method', others.map((each) => each.method).join(', '));
}

/** What came in, in the shape of the contract. */
export function askedOf<R extends RouteName>(name: R, given: unknown, parts: Found['parts']) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Problem('bad-request', 'an object is wanted');
  }
  const result = SHAPES[name].asks.safeParse({ ...given, ...parts });
  if (result.success) return result.data as Asked<R>;
  const [issue] = result.error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new Problem('bad-request', [where, issue?.message].filter(Boolean).join(': '));
}
