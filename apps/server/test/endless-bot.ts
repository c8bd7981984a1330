/** A thread whose expert never comes to an end; the other levels think as ever. */
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ level }: { readonly level: string }) => {
  if (level === 'expert') for (;;);
});
await import('../src/bots/bot-worker.ts');
