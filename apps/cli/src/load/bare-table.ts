/** Matches of the bare server: their streams are read, and as often as the server's own did they end and are begun anew. */
import { readEvents } from './event-reader.ts';
import type { Posts } from './posts.ts';
import type { SetUps } from './set-ups.ts';

const COOKIE = 'sid=x';
const MOVE = JSON.stringify({ seat: 0, key: 'k'.repeat(22), owedSince: 17, text: 'pass' });
/** As long as what a table is set with, on average; it is all that is kept of it. */
const SET_UP = JSON.stringify({ seat: 0, salt: '5'.repeat(16), name: 'P0' });

export interface BareGround {
  readonly origin: string;
  readonly posts: Posts;
  readonly matches: number;
  readonly seats: number;
}

/** How often a match is followed by another, and by how many requests each. */
export interface Renewal {
  readonly movesApart: number;
  readonly requests: number;
}

export const NO_RENEWAL: Renewal = { movesApart: Infinity, requests: 0 };

export function renewalOf({ begun, requests }: SetUps, moves: number): Renewal {
  return begun === 0
    ? NO_RENEWAL
    : { movesApart: moves / begun, requests: Math.round(requests / begun) };
}

export class BareTables {
  readonly #ground: BareGround;
  /** Those that are played. */
  readonly #ready: number[] = [];
  readonly #stops = new Map<number, readonly (() => void)[]>();
  #moves = 0;
  #isClosed = false;
  /** What was asked beside moves, and answered. */
  readonly setUps = { begun: 0, requests: 0 };

  constructor(ground: BareGround) {
    this.#ground = ground;
    for (let match = 0; match < ground.matches; match += 1) this.#read(match);
  }

  /** The next move, of each match in turn. */
  next({ movesApart, requests }: Renewal): (() => Promise<boolean>) | undefined {
    const match = this.#ready.shift();
    if (match === undefined) return undefined;
    if (Number.isFinite(movesApart)) this.#moves += 1;
    const isLast = this.#moves >= movesApart;
    if (isLast) this.#moves -= movesApart;
    else this.#ready.push(match);
    return async () => {
      const status = await this.#ground.posts.send(`/${match}`, MOVE, COOKIE);
      if (isLast) void this.#renew(match, requests).catch(() => undefined);
      return status === 200;
    };
  }

  close(): void {
    this.#isClosed = true;
    for (const stops of this.#stops.values()) for (const stop of stops) stop();
  }

  async #renew(match: number, requests: number): Promise<void> {
    for (const stop of this.#stops.get(match) ?? []) stop();
    for (let count = 0; count < requests; count += 1) {
      await this.#ground.posts.send('/set-up', SET_UP, COOKIE);
      this.setUps.requests += 1;
    }
    this.setUps.begun += 1;
    if (!this.#isClosed) this.#read(match);
  }

  /** Readers do with it what players do: who is to move reads the step. When all have been told something it is played. */
  #read(match: number): void {
    const { origin, seats } = this.#ground;
    let waiting = seats;
    const stops = Array.from({ length: seats }, (_, seat) => {
      let isFirst = true;
      return readEvents(origin, `/${match}`, COOKIE, (_id, data) => {
        if (seat === 0) JSON.parse(data.toString());
        if (!isFirst) return;
        isFirst = false;
        waiting -= 1;
        if (waiting === 0) this.#ready.push(match);
      });
    });
    this.#stops.set(match, stops);
  }
}
