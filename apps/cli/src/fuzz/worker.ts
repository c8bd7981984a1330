/** One thread of a fuzz run: gets blocks, posts what it played and found. */
import { parentPort, workerData } from 'node:worker_threads';
import { runBlock, type Block, type Message } from './block.ts';

for (const block of workerData as readonly Block[]) {
  await runBlock(block, (message: Message) => parentPort?.postMessage(message, []));
}
