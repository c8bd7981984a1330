/** A match that is played for its speed: its streams are read as bytes, and only whoever must decide reads the step. */
import { readEvents } from './event-reader.ts';
import { Played } from './played.ts';
import {
  chosenMove,
  openTable,
  type Owed,
  type Seated,
  type Setting,
  type Step,
} from './players.ts';
import type { Posts } from './posts.ts';

export interface Ground extends Setting {
  readonly origin: string;
  /** A match that is played from now on. */
  readonly onOpen: (match: Played) => void;
  /** A seat has something to decide. */
  readonly onOwed: (owed: CountedOwed) => void;
  /** What came over a stream; to be read at once. */
  readonly onEvent: (data: Buffer) => void;
  /** A match is over, and nobody reads it any longer. */
  readonly onOver: () => void;
}

export interface CountedOwed extends Owed {
  readonly match: Played;
}

/** What only a seat that must decide is told, and what tells that nobody must any more. */
const [ASKED, OVER] = ['"owedSince":', '"turn":{"kind":"over"}'];

export async function openCounted(ground: Ground): Promise<void> {
  const { table, cookies } = await openTable(ground);
  const match = new Played(cookies.length);
  ground.onOpen(match);
  // Who moves before all read would not know how many events each of them must hear.
  let early: CountedOwed[] | undefined = [];
  let reading = cookies.length;
  const stops = cookies.map((cookie, number) => {
    const seat: Seated = { table, number, cookie, answered: -1 };
    const path = `/api/tables/${table}/stream?eyes=${number}&after=-1`;
    return readEvents(ground.origin, path, cookie, (id, data) => {
      ground.onEvent(data);
      match.hear(number, id);
      const owed = data.includes(ASKED) ? owedIn(seat, data.toString()) : undefined;
      if (owed && early) early.push({ ...owed, match });
      else if (owed) ground.onOwed({ ...owed, match });
      if (early && match.isOpen) {
        for (const each of early) ground.onOwed(each);
        early = undefined;
      }
      if (data.includes(OVER)) reading -= 1;
      if (reading > 0) return;
      for (const stop of stops) stop();
      ground.onOver();
    });
  });
}

/** What the seat must decide and was not asked before. */
function owedIn(seat: Seated, data: string): Owed | undefined {
  const { steps } = JSON.parse(data) as { readonly steps: readonly Step[] };
  const last = steps.at(-1);
  if (last?.owedSince === undefined || last.owedSince <= seat.answered) return undefined;
  seat.answered = last.owedSince;
  return { seat, since: last.owedSince, legal: last.legal };
}

/** Sends a move that is legal; whether it was taken. */
export async function moveCounted(posts: Posts, owed: CountedOwed): Promise<boolean> {
  const { path, body, cookie = '' } = chosenMove(owed).request;
  const status = await posts.send(path, String(body), cookie);
  if (status === 200) owed.match.take();
  return status === 200;
}
