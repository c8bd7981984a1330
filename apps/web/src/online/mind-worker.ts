/** A worker that imagines: what a move would do, and why it is not possible. */
import { knowing, type Mind } from './mind.ts';

export interface Imagining {
  readonly id: number;
  readonly call: 'why' | 'preview';
  readonly args: Parameters<Mind['why']>;
}

export interface Imagined {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

addEventListener('message', async ({ data }: MessageEvent<Imagining>) => {
  const { id, call, args } = data;
  const answer = (imagined: Imagined): void => postMessage(imagined);
  try {
    answer({ id, value: await knowing[call](...args) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
