/** Every error that is not a game's own refusal, with its status. A game's refusals are 422 and carry its rule. */

export const ERRORS = {
  'bad-request': 400,
  'not-json': 400,
  'wrong-origin': 403,
  'not-at-home': 403,
  'not-signed-in': 401,
  'not-your-seat': 403,
  'not-your-table': 403,
  'not-your-tournament': 403,
  'not-your-set': 403,
  'taken-down': 403,
  'not-looked-at': 403,
  'not-administrator': 403,
  'not-a-program': 403,
  muted: 403,
  banned: 403,
  'bad-code': 403,
  'needs-account': 403,
  'wrong-password': 403,
  'bad-passkey': 403,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-tournament': 404,
  'no-such-set': 404,
  'no-such-saying': 404,
  'no-such-report': 404,
  'no-such-person': 404,
  'no-such-session': 404,
  'no-such-passkey': 404,
  'no-such-channel': 404,
  'wrong-method': 405,
  'not-begun': 409,
  'already-begun': 409,
  'seat-taken': 409,
  'table-full': 409,
  'not-over': 409,
  'silent-table': 409,
  'still-here': 409,
  'no-days-left': 409,
  'rated-table': 409,
  'too-few': 409,
  'login-taken': 409,
  'has-account': 409,
  'is-administrator': 409,
  'last-administrator': 409,
  'no-account': 409,
  'not-secure': 409,
  'no-mail': 409,
  'is-over': 409,
  'written-since': 409,
  stale: 409,
  'too-large': 413,
  'not-json-type': 415,
  refused: 422,
  'bad-address': 422,
  'bad-record': 422,
  'bad-box': 422,
  'no-licence': 422,
  'too-many': 429,
  failed: 500,
  'shutting-down': 503,
  'store-unavailable': 503,
} as const satisfies Readonly<Record<string, number>>;

export type ErrorCode = keyof typeof ERRORS;

/** What a refused request is answered with. */
export interface Fault {
  readonly code: ErrorCode;
  /** What is wrong, for whoever writes a program: pages have words of their own. */
  readonly detail?: string;
  /** Why the rules refuse it. */
  readonly refusal?: RulesRefusal;
  /** What is wrong with a box, each with its place (`params.at`); the first hundred. */
  readonly faults?: readonly RulesRefusal[];
}

interface RulesRefusal {
  readonly code: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}
