/** Sends writes to the writer's thread and waits for its word. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError, type StoreProblem } from '@roundhouse/table/match-store';
import type { Statement } from '../database.ts';
import { Dictation, type Dictated } from './dictation.ts';

export interface WriteMessage extends Dictated {
  /** The last one: what came before is written, then the thread ends. */
  readonly isLast: boolean;
}

/** Writes are answered in the order in which they were sent. */
export interface WriteAnswer {
  readonly count: number;
  /** Those of them that were not written. */
  readonly refused: readonly Refused[];
  /** Why nothing can be written any more. */
  readonly broken: string | undefined;
}

interface Refused {
  readonly index: number;
  readonly problem: StoreProblem;
  readonly message: string;
}

interface Waiting {
  readonly done: () => void;
  readonly failed: (error: StoreError) => void;
}

export class Writer {
  readonly #worker: Worker;
  /** As they were sent. A list, and no map: one from which much is taken out is made anew again and again, and what it held is garbage that lives long. */
  #waiting: Waiting[] = [];
  readonly #dictation = new Dictation();
  /** What goes in one message: all that is written while the loop goes round once. */
  #leaving: (readonly Statement[])[] = [];
  #isGone = false;
  #isClosing = false;
  readonly #onBroken: (message: string) => void;

  constructor(file: string, onBroken: (message: string) => void) {
    this.#onBroken = onBroken;
    this.#worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.#worker.on('message', (answer: WriteAnswer) => this.#hear(answer));
    this.#worker.on('error', (error: Error) => this.#end(`the writer failed: ${error.message}`));
    this.#worker.on('exit', () => this.#end('the writer has ended'));
  }

  /** When the thread runs and its connection keeps its word. */
  async ready(): Promise<void> {
    await this.write([]);
  }

  write(statements: readonly Statement[]): Promise<void> {
    if (this.#isGone) return Promise.reject(new StoreError('unavailable', 'the writer has ended'));
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      this.#send(statements);
    });
  }

  async close(): Promise<void> {
    if (this.#isGone) return;
    this.#isClosing = true;
    const exit = once(this.#worker, 'exit');
    this.#post(true);
    await exit;
  }

  #send(statements: readonly Statement[]): void {
    if (this.#leaving.push(statements) === 1) setImmediate(() => this.#post(false));
  }

  #post(isLast: boolean): void {
    const writes = this.#leaving;
    this.#leaving = [];
    if (writes.length === 0 && !isLast) return;
    const message: WriteMessage = { ...this.#dictation.of(writes), isLast };
    this.#worker.postMessage(message);
  }

  #hear({ count, refused, broken }: WriteAnswer): void {
    const answered = this.#waiting.splice(0, count);
    for (const { index, problem, message } of refused) {
      answered[index]?.failed(new StoreError(problem, message));
    }
    // Who was refused has his answer.
    for (const { done } of answered) done();
    if (broken !== undefined) this.#end(broken);
  }

  /** Whether those that still wait were written, nobody knows. */
  #end(message: string): void {
    if (!this.#isGone && !this.#isClosing) this.#onBroken(message);
    this.#isGone = true;
    for (const { failed } of this.#waiting) failed(new StoreError('unknown', message));
    this.#waiting = [];
  }
}
