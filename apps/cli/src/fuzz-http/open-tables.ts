/** What there must be before requests can be nearly right: people, and a table where two of them play. */
import { titleOf } from '@roundhouse/titles';
import type { Answered, Line } from '../online/asking.ts';
import type { Values } from './mutations.ts';

export interface OpenTables {
  readonly cookies: readonly string[];
  readonly known: Values;
}

/** A table where two sit and a match runs, and one that waits. */
export async function openTables(line: Line): Promise<OpenTables> {
  const post = async (path: string, body: object, cookie = ''): Promise<Answered> => {
    const answer = await line.ask({ method: 'POST', path, body: JSON.stringify(body), cookie });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer;
  };
  const guest = async (name: string) => (await post('/api/guests', { name })).cookie ?? '';
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const opening = {
    title: 'amsterdam',
    config: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  const { text } = await post('/api/tables', opening, ann);
  const { table, secret } = JSON.parse(text) as { table: string; secret: string };
  await post(`/api/tables/${table}/seats`, { secret }, ben);
  for (const [seat, cookie] of [ann, ben].entries()) {
    await post(`/api/tables/${table}/salts`, { seat, salt: `a${seat}` }, cookie);
  }
  const host = await guest('Host');
  await post(
    '/api/me/password',
    { login: `host-${table}`, password: 'a word of many letters' },
    host,
  );
  const evening = { name: 'Club', title: 'amsterdam', config: {}, size: 2, rounds: 2 };
  const made = await post('/api/tournaments', evening, host);
  const { tournament } = JSON.parse(made.text) as { tournament: string };
  await post(`/api/tournaments/${tournament}/entrants`, {}, ben);
  const rules = await titleOf('amsterdam')?.rules();
  const box = { ...Object.values(rules?.box?.ours ?? {})[0], name: 'Mine' };
  const keeping = { key: table.padEnd(22, 'x'), title: 'amsterdam', box, isPublic: false };
  const kept = await post('/api/sets', keeping, ben);
  const { set } = JSON.parse(kept.text) as { set: string };
  const known = {
    box,
    set,
    version: 1,
    isPublic: false,
    ...evening,
    ...opening,
    tournament,
    entrant: 0,
    round: 1,
    player: 'bot-easy',
    table,
    secret,
    seat: 0,
    owedSince: 0,
    from: 0,
    to: 0,
    text: 'keep',
    salt: 'ab',
    name: 'Eve',
    eyes: 0,
    after: -1,
    before: 5,
    count: 5,
    level: 'easy',
    number: 1,
    report: 1,
    code: 'x'.repeat(22),
    login: 'annie',
    password: 'a word of many letters',
    session: 'x'.repeat(16),
    passkey: 'x'.repeat(22),
    signature: 'x'.repeat(64),
    record: 'roundhouse 1',
    language: 'nl',
    zone: 'Europe/Amsterdam',
    quiet: { from: 1380, until: 420 },
    digestAt: 1200,
    target: { kind: 'webhook', url: 'https://hooks.invalid/x', shape: 'discord' },
    channel: 'x'.repeat(16),
    line: 1,
  };
  // Nobody, who sits there, who does not.
  return { cookies: ['', ann, ben, eve, host, 'sid=gibberish'], known };
}
