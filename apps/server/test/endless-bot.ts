/** A thread whose expert never comes to an end; the other levels think as ever. */
import { parentPort } from 'node:worker_threads';

const nothing = new Int32Array(new SharedArrayBuffer(4));

parentPort?.on('message', ({ level }: { readonly level: string }) => {
  // It need not keep a core busy to be deaf.
  if (level === 'expert') for (;;) Atomics.wait(nothing, 0, 0, 10);
});
await import('../src/bots/bot-worker.ts');
