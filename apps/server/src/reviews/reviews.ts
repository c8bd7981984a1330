/** Finished matches looked through by the expert: when somebody asks, one after another, behind the bots that play. */
import { reviewMatch, type Review, type ReviewAnswer, type ReviewQuestion } from '@roundhouse/bots';
import type { Answer } from '@roundhouse/contract';
import type { ReviewStore, Room } from '@roundhouse/store';
import { levelOfPlayer, StoreError, type Tables, type Thinker } from '@roundhouse/table';
import { Problem } from '../problem.ts';

export type ReviewState = Answer<'readReview'>;

export interface ReviewsParts {
  readonly store: ReviewStore;
  readonly tables: Tables;
  readonly thinker: Pick<Thinker, 'review'>;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

const POINTS = 4;
/** Of one match; what is known by then has to do. */
const MOST_MS = 120_000;
/** So long after the last word of it, another node may take it up. */
const HELD_MS = 240_000;
/** So many wait at once on this node, and so many of one person. */
const MOST_WAITING = 20;
const MOST_OF_ONE = 3;

export class Reviews {
  readonly #parts: ReviewsParts;
  /** Those that wait or are thought over here, and who asked. */
  readonly #asked = new Map<string, string>();
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: ReviewsParts) {
    this.#parts = parts;
  }

  async read(match: string): Promise<ReviewState> {
    const row = await this.#parts.store.of(match);
    if (row?.body !== undefined && row.body !== null) {
      const review: unknown = JSON.parse(row.body);
      return { state: 'kept', part: 100, ...(review === null ? {} : { review }) };
    }
    const isThinking =
      this.#asked.has(match) || (row !== undefined && row.held > this.#parts.now());
    return { state: isThinking ? 'thinking' : 'none', part: isThinking ? (row?.part ?? 0) : 0 };
  }

  /** Begins it unless it is there, or somebody is at it. */
  async ask(room: Room, person: string): Promise<ReviewState> {
    const { id } = room;
    const known = await this.read(id);
    if (known.state !== 'none') return known;
    const ofOne = [...this.#asked.values()].filter((each) => each === person).length;
    if (this.#asked.size >= MOST_WAITING || ofOne >= MOST_OF_ONE) {
      throw new Problem('too-many', 'reviews');
    }
    if (this.#isClosed) throw new Problem('shutting-down');
    this.#asked.set(id, person);
    this.#last = this.#last.then(() => this.#think(room)).finally(() => this.#asked.delete(id));
    return { state: 'thinking', part: 0 };
  }

  /** What is being thought over is left to who asks next. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#last;
  }

  async #think(room: Room): Promise<void> {
    const { store, now, onFault } = this.#parts;
    const { id } = room;
    try {
      if (this.#isClosed || !(await store.claim(id, now(), now() + HELD_MS))) return;
      const review = await this.#reviewOf(room);
      if (this.#isClosed) await store.drop(id);
      else await store.keep(id, JSON.stringify(review ?? null));
    } catch (error) {
      // A store that is away, or threads that were closed: whoever comes asks again.
      if (!(error instanceof StoreError) && !this.#isClosed) onFault(error);
      await store.drop(id).catch(() => undefined);
    }
  }

  /** Undefined: there is no expert for so many players. */
  async #reviewOf({ id, seats }: Room): Promise<Review | undefined> {
    const { store, tables, thinker, now } = this.#parts;
    const record = await tables.finishedRecord(id);
    if (record === undefined) throw new Error(`${id} is not over`);
    const { title, stakes } = (await tables.table(id)).running.match;
    const until = now() + MOST_MS;
    const own = seats.flatMap((holder, seat) => {
      const wasPerson = stakes && levelOfPlayer(stakes.players[seat] ?? '') === undefined;
      return holder.kind === 'person' || wasPerson ? [seat] : [];
    });
    const ask = async <Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q>> => {
      if (this.#isClosed) throw new Error('the server ends');
      const answer = await thinker.review({ title, seats: seats.length, record, question });
      if (answer === undefined && question.type === 'outline') throw new NoExpert();
      return answer as ReviewAnswer<Q>;
    };
    const progress = (part: number): void => {
      void store.progress(id, Math.round(part * 100), now() + HELD_MS).catch(() => undefined);
    };
    const isEnough = (): boolean => now() > until;
    try {
      return await reviewMatch({ ask, progress, isEnough }, { points: POINTS, own });
    } catch (error) {
      if (error instanceof NoExpert) return undefined;
      throw error;
    }
  }
}

class NoExpert extends Error {}
