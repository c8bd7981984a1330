/** A fault to be found: a refusal leaves a row in the store (SQLite). Loaded before the server. */
import { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const { writeHead } = ServerResponse.prototype;
const folder = process.argv[process.argv.indexOf('--data') + 1] ?? '.';
let refused = 0;
ServerResponse.prototype.writeHead = function tracing(
  this: ServerResponse,
  status: number,
  ...rest: readonly unknown[]
) {
  if (status >= 400) leaveTrace(`planted-${(refused += 1)}`);
  return Reflect.apply(writeHead, this, [status, ...rest]) as ServerResponse;
} as typeof writeHead;

function leaveTrace(id: string): void {
  const database = new DatabaseSync(join(folder, 'roundhouse.db'), { timeout: 1_000 });
  const added = database.prepare('insert into person (id, name, made) values (?, ?, 0)');
  added.run(id, id);
  database.close();
}
