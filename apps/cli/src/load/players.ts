/** Matches played over HTTP by programs: each seat has a person, a session and a stream of its own. */
import { randomBytes } from 'node:crypto';
import { Failed } from '../command.ts';
import type { Answered, Line } from '../online/asking.ts';
import { readEvents } from './event-reader.ts';
import { Played } from './played.ts';
import type { Posts } from './posts.ts';

export interface Owed {
  readonly seat: Seated;
  readonly since: number;
  readonly legal: readonly string[];
}

export interface Seated {
  readonly match: Played;
  readonly table: string;
  readonly number: number;
  readonly cookie: string;
  /** The last decision that it has answered. */
  answered: number;
}

interface Step {
  readonly owedSince?: number;
  readonly legal: readonly string[];
  readonly turn: { readonly kind: string };
}

export interface House {
  readonly origin: string;
  readonly line: Line;
  readonly posts: Posts;
  readonly title: string;
  readonly seats: number;
  /** A match that is played from now on. */
  readonly onOpen: (match: Played) => void;
  /** A seat has something to decide. */
  readonly onOwed: (owed: Owed) => void;
  /** What came over a stream; to be read at once. */
  readonly onEvent: (data: Buffer) => void;
  /** A match is over, and nobody reads it any longer. */
  readonly onOver: () => void;
}

const post = async (line: Line, path: string, body: object, cookie?: string): Promise<Answered> => {
  const text = JSON.stringify(body);
  const answer = await line.ask({
    method: 'POST',
    path,
    body: text,
    ...(cookie === undefined ? {} : { cookie }),
  });
  if (answer.status !== 200) throw new Failed(`${path}: ${answer.status} ${answer.text}`);
  return answer;
};

/** Opens a table, seats a person in each seat, and reads all their streams until it is over. */
export async function openMatch(house: House): Promise<void> {
  const { line, title, seats } = house;
  const guests = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const cookies = await Promise.all(
    guests.map(async (name) => (await post(line, '/api/guests', { name })).cookie ?? ''),
  );
  const [owner = ''] = cookies;
  const wishes = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const opening = { title, config: { seats }, seats: wishes };
  const { text } = await post(line, '/api/tables', opening, owner);
  const { table, secret } = JSON.parse(text) as { table: string; secret: string };
  for (const [seat, cookie] of cookies.entries()) {
    if (seat > 0) await post(line, `/api/tables/${table}/seats`, { secret, seat }, cookie);
  }
  for (const [seat, cookie] of cookies.entries()) {
    const salt = randomBytes(8).toString('hex');
    await post(line, `/api/tables/${table}/salts`, { seat, salt }, cookie);
  }
  readMatch(house, table, cookies);
}

/** What only a seat that must decide is told, and what tells that nobody must any more. */
const [ASKED, OVER] = ['"owedSince":', '"turn":{"kind":"over"}'];

function readMatch(house: House, table: string, cookies: readonly string[]): void {
  const match = new Played(house.seats);
  house.onOpen(match);
  // Who moves before all read would not know how many events each of them must hear.
  let early: Owed[] | undefined = [];
  let reading = cookies.length;
  const stops = cookies.map((cookie, number) => {
    const seat: Seated = { match, table, number, cookie, answered: -1 };
    const path = `/api/tables/${table}/stream?eyes=${number}&after=-1`;
    return readEvents(house.origin, path, cookie, (id, data) => {
      house.onEvent(data);
      match.hear(number, id);
      const owed = data.includes(ASKED) ? owedIn(seat, data.toString()) : undefined;
      if (owed && early) early.push(owed);
      else if (owed) house.onOwed(owed);
      if (early && match.isOpen) {
        for (const each of early) house.onOwed(each);
        early = undefined;
      }
      if (data.includes(OVER)) reading -= 1;
      if (reading > 0) return;
      for (const stop of stops) stop();
      house.onOver();
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
export async function move(posts: Posts, { seat, since, legal }: Owed): Promise<boolean> {
  const { match, table, number, cookie } = seat;
  const key = randomBytes(16).toString('base64url');
  const text = legal[Math.floor(Math.random() * legal.length)] ?? '';
  const body = JSON.stringify({ seat: number, key, owedSince: since, text });
  const status = await posts.send(`/api/tables/${table}/moves`, body, cookie);
  if (status === 200) match.take();
  return status === 200;
}
