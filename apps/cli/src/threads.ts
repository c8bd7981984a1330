/** Work on another thread: data in, messages out, until the thread ends. */
import { Worker } from 'node:worker_threads';

export function inThread(
  file: URL,
  data: unknown,
  onMessage: (message: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: data });
    worker.on('message', onMessage);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
