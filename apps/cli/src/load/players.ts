/** Matches played over HTTP by programs: each seat has a person, a session and a stream of its own. */
import { randomBytes } from 'node:crypto';
import { Failed } from '../command.ts';
import type { Answered, Line, Request } from '../online/asking.ts';

type Asking = Pick<Line, 'ask'>;

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

export interface Step {
  readonly seq: number;
  readonly view: unknown;
  readonly owedSince?: number;
  readonly legal: readonly string[];
  readonly turn: { readonly kind: string };
}

export interface Setting {
  readonly line: Asking;
  readonly title: string;
  readonly seats: number;
  /** So many of the seats, the last ones, are bots'. */
  readonly bots?: number;
  readonly pace?: object;
}

export interface House extends Setting {
  readonly line: Pick<Line, 'ask' | 'stream'>;
  /** A seat has something to decide. */
  readonly onOwed: (owed: Owed) => void;
  /** What came over a stream. */
  readonly onEvent: (data: string) => void;
  /** The last that a seat was shown. */
  readonly onStep?: (seat: Seated, step: Step) => void;
  /** A stream has ended that was not stopped here; `again` reads on behind what was read. */
  readonly onCut?: (again: () => void) => void;
  /** A match is over, and nobody reads it any longer. */
  readonly onOver: () => void;
}

const post = async (
  line: Asking,
  path: string,
  body: object,
  cookie?: string,
): Promise<Answered> => {
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

export interface OpenTable {
  readonly table: string;
  /** Of the persons, by seat. */
  readonly cookies: readonly string[];
}

/** Opens a table, and seats a person in each seat that is no bot's. */
export async function openTable({
  line,
  title,
  seats,
  bots = 0,
  pace,
}: Setting): Promise<OpenTable> {
  const guests = Array.from({ length: seats - bots }, (_, seat) => `P${seat}`);
  const cookies = await Promise.all(
    guests.map(async (name) => (await post(line, '/api/guests', { name })).cookie ?? ''),
  );
  const [owner = ''] = cookies;
  const wishes = [
    ...guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
  ];
  const opening = { title, config: { seats }, seats: wishes, ...(pace ? { pace } : {}) };
  const { text } = await post(line, '/api/tables', opening, owner);
  const { table, secret } = JSON.parse(text) as { table: string; secret: string };
  for (const [seat, cookie] of cookies.entries()) {
    if (seat > 0) await post(line, `/api/tables/${table}/seats`, { secret, seat }, cookie);
  }
  for (const [seat, cookie] of cookies.entries()) {
    const body = JSON.stringify({ seat, salt: randomBytes(8).toString('hex') });
    const path = `/api/tables/${table}/salts`;
    const { status, text: said } = await line.ask({ method: 'POST', path, body, cookie });
    // Where the server was away meanwhile, it was dealt without.
    const isDealt = said.includes('not-gathering');
    if (status !== 200 && !isDealt) throw new Failed(`${path}: ${status} ${said}`);
  }
  return { table, cookies };
}

/** Opens a table and reads all its persons' streams until it is over. */
export async function openMatch(house: House): Promise<void> {
  const { table, cookies } = await openTable(house);
  const stops = cookies.map((cookie, number) =>
    readSeat(house, { table, number, cookie, answered: -1 }, () => {
      for (const stop of stops) stop();
      house.onOver();
    }),
  );
}

function readSeat(house: House, seat: Seated, end: () => void): () => void {
  const path = `/api/tables/${seat.table}/stream?eyes=${seat.number}`;
  let [seen, isStopped] = [-1, false];
  const onEvent = (data: string): void => {
    house.onEvent(data);
    const { steps } = JSON.parse(data) as { readonly steps: readonly Step[] };
    const last = steps.at(-1);
    if (!last) return;
    seen = last.seq;
    house.onStep?.(seat, last);
    if (last.turn.kind === 'over') {
      if (seat.number === 0) end();
    } else if (last.owedSince !== undefined && last.owedSince > seat.answered) {
      seat.answered = last.owedSince;
      house.onOwed({ seat, since: last.owedSince, legal: last.legal });
    }
  };
  const onEnd = (): void => {
    if (!isStopped) house.onCut?.(read);
  };
  let cut = (): void => undefined;
  function read(): void {
    if (!isStopped) cut = house.line.stream(`${path}&after=${seen}`, seat.cookie, onEvent, onEnd);
  }
  read();
  return () => {
    isStopped = true;
    cut();
  };
}

export interface Move {
  readonly key: string;
  readonly request: Request;
}

/** One of the legal ones, as it is sent. */
export function chosenMove({ seat, since, legal }: Owed): Move {
  const { table, number, cookie } = seat;
  const key = newKey();
  const text = legal[Math.floor(Math.random() * legal.length)] ?? '';
  const body = JSON.stringify({ seat: number, key, owedSince: since, text });
  return { key, request: { method: 'POST', path: `/api/tables/${table}/moves`, body, cookie } };
}

export const newKey = (): string => randomBytes(16).toString('base64url');

/** Sends a move that is legal; whether it was taken. */
export async function move(line: Asking, owed: Owed): Promise<boolean> {
  const { status } = await line.ask(chosenMove(owed).request);
  return status === 200;
}
