/** Sends writes to the writer's thread and waits for its word. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError, type StoreProblem } from '@roundhouse/table/match-store';
import type { Statement } from '../database.ts';

export interface WriteRequest {
  readonly id: number;
  readonly statements: readonly Statement[];
  /** The last one: what came before is written, then the thread ends. */
  readonly close?: true;
}

export type WriteMessage = readonly WriteRequest[];

export interface WriteAnswer {
  readonly id: number;
  readonly problem?: StoreProblem;
  readonly message?: string;
}

interface Waiting {
  readonly done: () => void;
  readonly failed: (error: StoreError) => void;
}

export class Writer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** What goes in one message: all that is written while the loop goes round once. */
  #leaving: WriteRequest[] = [];
  #given = 0;
  #isGone = false;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: { file },
    });
    this.#worker.on('message', (answers: readonly WriteAnswer[]) => this.#hear(answers));
    this.#worker.on('error', (error: Error) => this.#end(`the writer failed: ${error.message}`));
    this.#worker.on('exit', () => this.#end('the writer has ended'));
  }

  /** When the thread runs and its connection keeps its word. */
  async ready(): Promise<void> {
    await this.write([]);
  }

  write(statements: readonly Statement[]): Promise<void> {
    if (this.#isGone) return Promise.reject(new StoreError('unavailable', 'the writer has ended'));
    this.#given += 1;
    const id = this.#given;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#send({ id, statements });
    });
  }

  async close(): Promise<void> {
    if (this.#isGone) return;
    const exit = once(this.#worker, 'exit');
    this.#send({ id: 0, statements: [], close: true });
    await exit;
  }

  #send(request: WriteRequest): void {
    if (this.#leaving.push(request) > 1) return;
    setImmediate(() => {
      const requests: WriteMessage = this.#leaving;
      this.#leaving = [];
      this.#worker.postMessage(requests);
    });
  }

  #hear(answers: readonly WriteAnswer[]): void {
    for (const { id, problem, message = '' } of answers) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (problem) waiting?.failed(new StoreError(problem, message));
      else waiting?.done();
    }
  }

  /** Whether those that still wait were written, nobody knows. */
  #end(message: string): void {
    this.#isGone = true;
    for (const { failed } of this.#waiting.values()) failed(new StoreError('unknown', message));
    this.#waiting.clear();
  }
}
