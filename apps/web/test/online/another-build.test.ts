/** A page of another build than the server's is told so by whatever it asks. */
import { expect, test } from 'vitest';
import { LineKeeper } from '../../src/online/line-keeper.ts';
import { Server } from '../../src/online/server.ts';

const answering = (served: string, status: number) => {
  const line = new LineKeeper({ now: () => 0, chance: () => 0 });
  const send = async () =>
    Response.json(
      { error: { code: 'no-such-table' } },
      { status, headers: { 'x-roundhouse-build': served } },
    );
  return { line, server: new Server({ origin: 'http://there', line, send, build: 'mine' }) };
};
const { signal } = new AbortController();
const WATCHED = { table: 'a'.repeat(16), eyes: 'public', after: -1 } as const;

const ASKED: readonly (readonly [string, number, (server: Server) => Promise<unknown>])[] = [
  ['an answer', 200, (server) => server.ask('readMe', {})],
  ['a refusal', 404, (server) => server.ask('readTable', { table: WATCHED.table })],
  ['a server that ends', 503, (server) => server.ask('readMe', {})],
  ['a stream', 200, (server) => server.stream('watch', WATCHED, signal)],
  ['a stream that is refused', 403, (server) => server.stream('watchLobby', {}, signal)],
];

test.each(ASKED)('%s', async (_, status, ask) => {
  const old = answering('newer', status);
  await ask(old.server).catch(() => undefined);
  expect(old.line.now().reload).toBe('outdated');
  const same = answering('mine', status);
  await ask(same.server).catch(() => undefined);
  expect(same.line.now().reload).toBeUndefined();
});
