/** The least that can be: a request is read, as many bytes are committed, and as many are sent to four streams. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { openSqlite } from '@roundhouse/store';

const [folder = '', keptBytes = '0', toldFile = ''] = process.argv.slice(2);
const database = await openSqlite(`${folder}/bare.db`);
await database.write([
  { sql: 'create table bare (id integer primary key, body text)', parameters: [] },
]);
const kept = 'x'.repeat(Number(keptBytes));
const told = `id: 1\ndata: ${readFileSync(toldFile, 'utf8')}\n\n`;
const SET_UP = 'set-up';
const readers = new Map<string, Set<ServerResponse>>();

const server = createServer(async (request, response) => {
  const [, table = ''] = (request.url ?? '').split('/');
  if (request.method === 'GET') {
    const there = readers.get(table) ?? new Set();
    readers.set(table, there.add(response));
    response.on('close', () => there.delete(response));
    // As the server's own streams: it ends with its connection, and an event is one write.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(told);
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const text = JSON.stringify(JSON.parse(body));
  // Of what a table is set with, only what was sent is kept: less than the server keeps of it.
  const row = table === SET_UP ? text : text + kept.slice(text.length);
  await database.write([{ sql: 'insert into bare (body) values (?)', parameters: [row] }]);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  for (const reader of readers.get(table) ?? []) reader.write(told);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`open: http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
