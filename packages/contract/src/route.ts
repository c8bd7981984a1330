/** What a route says of itself. */

/** Who may ask: `self` is a person, and not a program of his. What depends on the table (a seat of one's own, the owner) is looked at where it is answered. */
export type Needs = 'nothing' | 'person' | 'seat' | 'owner' | 'administrator' | 'self';

/**
 * `guess`: whoever knows a long secret gets on; `password`: whoever knows a short one. `open` and `join`: somebody or
 * something new; `keep`: something large.
 */
export type LimitKind =
  | 'read'
  | 'watch'
  | 'move'
  | 'change'
  | 'open'
  | 'join'
  | 'guess'
  | 'password'
  | 'talk'
  | 'keep';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Names in braces are taken from what is asked; of a GET the rest goes into the query, else into the body. */
  readonly path: string;
  readonly needs: Needs;
  /** What it counts as where somebody asks too often. */
  readonly limit: LimitKind;
  /** Answered by events that go on, not by one answer. */
  readonly isStream?: true;
  /** In a sentence, for who reads the list. */
  readonly does: string;
}

/** As a request begins: `GET /api/tables`. */
type RequestLine = `${Method} /${string}`;

export function route(at: RequestLine, rest: Omit<Route, 'method' | 'path'>): Route {
  const [method, path] = at.split(' ') as [Method, string];
  return { method, path, ...rest };
}
