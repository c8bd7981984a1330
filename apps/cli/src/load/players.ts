/** Matches played over HTTP by programs: each seat has a person, a session and a stream of its own. */
import { randomBytes } from 'node:crypto';
import { Failed } from '../command.ts';
import type { Answered, Line } from '../online/asking.ts';

export interface Owed {
  readonly seat: Seated;
  readonly since: number;
  readonly legal: readonly string[];
}

export interface Seated {
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
  readonly line: Line;
  readonly title: string;
  readonly seats: number;
  /** A seat has something to decide. */
  readonly onOwed: (owed: Owed) => void;
  /** What came over a stream. */
  readonly onEvent: (data: string) => void;
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
  const stops = cookies.map((cookie, number) =>
    readSeat(house, { table, number, cookie, answered: -1 }, () => {
      for (const stop of stops) stop();
      house.onOver();
    }),
  );
}

function readSeat(house: House, seat: Seated, end: () => void): () => void {
  const path = `/api/tables/${seat.table}/stream?eyes=${seat.number}&after=-1`;
  const onEvent = (data: string): void => {
    house.onEvent(data);
    const { steps } = JSON.parse(data) as { readonly steps: readonly Step[] };
    const last = steps.at(-1);
    if (!last) return;
    if (last.turn.kind === 'over') {
      if (seat.number === 0) end();
    } else if (last.owedSince !== undefined && last.owedSince > seat.answered) {
      seat.answered = last.owedSince;
      house.onOwed({ seat, since: last.owedSince, legal: last.legal });
    }
  };
  return house.line.stream(path, seat.cookie, onEvent, () => undefined);
}

/** Sends a move that is legal; whether it was taken. */
export async function move(line: Line, { seat, since, legal }: Owed): Promise<boolean> {
  const { table, number, cookie } = seat;
  const key = randomBytes(16).toString('base64url');
  const text = legal[Math.floor(Math.random() * legal.length)] ?? '';
  const body = JSON.stringify({ seat: number, key, owedSince: since, text });
  const path = `/api/tables/${table}/moves`;
  const { status } = await line.ask({ method: 'POST', path, body, cookie });
  return status === 200;
}
