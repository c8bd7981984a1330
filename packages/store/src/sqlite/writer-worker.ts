/** The one writer: a thread of its own, so that nobody waits for the disk but who writes. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { makeDurable } from './pragmas.ts';
import { WriteGroup } from './write-group.ts';
import type { WriteAnswer, WriteMessage, WriteRequest } from './writer.ts';

/** When so many writes share a sync, no more join them: the first of them waits for the last. */
const MOST_TOGETHER = 500;

const port = parentPort;
if (!port) throw new Error('the writer is a thread');
const connection = new DatabaseSync((workerData as { readonly file: string }).file);
makeDurable(connection);
const group = new WriteGroup(connection);

/** All that has come in while the last ones were written. */
function waiting(first: WriteMessage): readonly WriteRequest[] {
  const requests = [...first];
  while (requests.length < MOST_TOGETHER) {
    const next = receiveMessageOnPort(port as NonNullable<typeof port>);
    if (!next) break;
    requests.push(...(next.message as WriteMessage));
  }
  return requests;
}

port.on('message', (first: WriteMessage) => {
  const requests = waiting(first);
  const isLast = requests.some(({ close }) => close);
  const writes = requests.filter(({ close }) => !close);
  const refusals = writes.length > 0 ? group.commit(writes.map((each) => each.statements)) : [];
  const answers = writes.map(({ id }, index): WriteAnswer => {
    const refused = refusals[index];
    return refused ? { id, problem: refused.problem, message: refused.message } : { id };
  });
  port.postMessage(answers);
  if (!isLast) return;
  connection.close();
  port.close();
});
