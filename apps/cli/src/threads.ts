/** Work on another thread: data in, messages out, until the thread ends or is told to. */
import { Worker } from 'node:worker_threads';

export function inThread(
  file: URL,
  data: unknown,
  onMessage: (message: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: data });
    const stop = (): void => void worker.terminate();
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', onMessage);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
