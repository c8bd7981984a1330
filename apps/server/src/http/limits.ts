/** How often somebody may ask. Buckets that fill up again, of each address, of each person and of each name to sign in with; a node counts for itself. */
import type { LimitKind } from '@roundhouse/contract';
import { Problem } from '../problem.ts';

interface Measure {
  /** So many at once. */
  readonly burst: number;
  /** So many a second in the long run. */
  readonly rate: number;
}

type Whose = 'address' | 'person';

/** A household shares an address; a person is one. */
const MEASURES: Readonly<Record<LimitKind, Readonly<Record<Whose, Measure>>>> = {
  read: { address: { burst: 1200, rate: 60 }, person: { burst: 600, rate: 30 } },
  watch: { address: { burst: 600, rate: 10 }, person: { burst: 200, rate: 4 } },
  move: { address: { burst: 2400, rate: 80 }, person: { burst: 600, rate: 20 } },
  change: { address: { burst: 300, rate: 5 }, person: { burst: 100, rate: 1 } },
  open: { address: { burst: 200, rate: 1 }, person: { burst: 60, rate: 0.2 } },
  join: { address: { burst: 400, rate: 2 }, person: { burst: 60, rate: 0.5 } },
  guess: { address: { burst: 200, rate: 1 }, person: { burst: 60, rate: 0.2 } },
  // Words that people choose themselves can be guessed: slowly.
  password: { address: { burst: 100, rate: 0.2 }, person: { burst: 40, rate: 0.1 } },
  keep: { address: { burst: 100, rate: 0.2 }, person: { burst: 40, rate: 0.1 } },
  talk: { address: { burst: 300, rate: 5 }, person: { burst: 60, rate: 0.5 } },
};

/**
 * Wrong passwords for one name, from wherever they come: some three thousand a day. Who is meant gets in half a minute
 * after the last was tried, and by his devices and passkeys all the while.
 */
const WRONG_PASSWORDS: Measure = { burst: 30, rate: 1 / 30 };

/** A route that does not say how often it may be asked does not start. */
export function assertLimits(routes: Readonly<Record<string, { readonly limit?: unknown }>>): void {
  for (const [name, { limit }] of Object.entries(routes)) {
    if (typeof limit === 'string' && Object.hasOwn(MEASURES, limit)) continue;
    throw new Error(`the route ${name} does not say how often it may be asked`);
  }
}

export class TooMany extends Problem {
  /** After so many seconds it is worth asking again. */
  readonly seconds: number;
  constructor(seconds: number) {
    super('too-many', `again in ${seconds} s`);
    this.seconds = seconds;
  }
}

interface Bucket {
  left: number;
  at: number;
}

/** So many are remembered; full ones say nothing. */
const MOST_BUCKETS = 20_000;

export class Limits {
  readonly #now: () => number;
  readonly #rate: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `rate`: how many times as often as is usual. */
  constructor(now: () => number, rate = 1) {
    this.#now = now;
    this.#rate = rate;
  }

  /** Takes one, or says when there will be one. */
  take(whose: Whose, id: string, kind: LimitKind): void {
    this.#take(`${whose} ${kind} ${id}`, MEASURES[kind][whose]);
  }

  /** A password is tried for a name; answers how it is given back where it was right. */
  takeGuess(login: string): () => void {
    const key = `login password ${login}`;
    this.#take(key, WRONG_PASSWORDS);
    return () => {
      const bucket = this.#buckets.get(key);
      // What overflows by that is cut off when the next is taken.
      if (bucket) bucket.left += 1;
    };
  }

  #take(key: string, usual: Measure): void {
    const [burst, rate] = [Math.max(1, usual.burst * this.#rate), usual.rate * this.#rate];
    const now = this.#now();
    const known = this.#buckets.get(key) ?? { left: burst, at: now };
    const passed = Math.max(0, now - known.at) / 1000;
    const left = Math.min(burst, known.left + passed * rate);
    if (left < 1) {
      // A clock that was set back counts from where it is now: else nobody would be let in until it has caught up.
      if (now < known.at) this.#buckets.set(key, { left, at: now });
      throw new TooMany(Math.ceil((1 - left) / rate));
    }
    // Whoever asked last stands last, so that the first are those of whom nothing was heard for longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left - 1, at: now });
    if (this.#buckets.size > MOST_BUCKETS) this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS / 2) return;
      this.#buckets.delete(key);
    }
  }
}
