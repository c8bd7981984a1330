/** The one writer: a thread of its own, so that nobody waits for the disk but who writes. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { Transcript } from './dictation.ts';
import { makeDurable } from './pragmas.ts';
import { WriteGroup } from './write-group.ts';
import type { WriteAnswer, WriteMessage } from './writer.ts';

/** When so many writes share a sync, no more join them: the first of them waits for the last. */
const MOST_TOGETHER = 500;

const port = parentPort;
if (!port) throw new Error('the writer is a thread');
const connection = new DatabaseSync((workerData as { readonly file: string }).file);
makeDurable(connection);
const group = new WriteGroup(connection);

const transcript = new Transcript();

interface Came {
  readonly writes: (readonly Statement[])[];
  isLast: boolean;
}

/** All that has come in while the last ones were written. */
function waiting(first: WriteMessage): Came {
  const came: Came = { writes: [], isLast: false };
  for (let message: WriteMessage | undefined = first; message;) {
    came.writes.push(...transcript.of(message));
    came.isLast ||= message.isLast;
    if (came.writes.length >= MOST_TOGETHER) break;
    message = receiveMessageOnPort(port as NonNullable<typeof port>)?.message as
      | WriteMessage
      | undefined;
  }
  return came;
}

port.on('message', (first: WriteMessage) => {
  const { writes, isLast } = waiting(first);
  const refusals = writes.length > 0 ? group.commit(writes) : [];
  const refused = refusals.flatMap((refusal, index) =>
    refusal ? { index, problem: refusal.problem, message: refusal.message } : [],
  );
  const { broken } = group;
  const answer: WriteAnswer = { count: writes.length, refused, broken };
  port.postMessage(answer);
  if (!isLast) return;
  connection.close();
  port.close();
});
