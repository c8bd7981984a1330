/** Workers that think beside the caller's loop: the same pool over Node's threads and a browser's workers. */

/** A worker as the pool sees it: it takes one job at a time and answers it once. */
export interface Port {
  post(job: unknown): void;
  /** Ends it, whatever it is doing. */
  end(): void;
}

export type Answer = { readonly value: unknown } | { readonly error: string };

/** What a worker tells. */
export interface PortEvents {
  answered(answer: Answer): void;
  /** It ended without an answer: it crashed, or could not be loaded. */
  broke(problem: string): void;
}

export type OpenPort = (events: PortEvents) => Port;

interface Waiting {
  readonly job: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Jobs are handed out in their order. A job whose worker breaks is answered by an error, and another worker
 * takes the place; what waits is not touched by it. Searches stop themselves by their deadline.
 */
export class Pool {
  readonly #open: OpenPort;
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #waiting: Waiting[] = [];

  constructor(open: OpenPort, size: number) {
    this.#open = open;
    this.#size = size;
  }

  run(job: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#handOut();
    });
  }

  /** Ends all workers; what is not answered is answered by an error. */
  close(): void {
    const unanswered = [...this.#busy].map(({ current }) => current);
    for (const { port } of [...this.#idle.splice(0), ...this.#busy]) port.end();
    this.#busy.clear();
    for (const waiting of [...unanswered, ...this.#waiting.splice(0)]) {
      waiting?.reject(new Error('the workers were closed'));
    }
  }

  #handOut(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.#size) {
      const worker = this.#idle.pop() ?? this.#opened();
      const next = this.#waiting.shift();
      if (!next) return;
      worker.current = next;
      this.#busy.add(worker);
      worker.port.post(next.job);
    }
  }

  #opened(): Worker {
    const worker: Worker = {
      current: undefined,
      port: this.#open({
        answered: (answer) => {
          const { current } = worker;
          if (!this.#busy.delete(worker)) return;
          worker.current = undefined;
          this.#idle.push(worker);
          if ('value' in answer) current?.resolve(answer.value);
          else current?.reject(new Error(answer.error));
          this.#handOut();
        },
        broke: (problem) => {
          const at = this.#idle.indexOf(worker);
          if (at >= 0) this.#idle.splice(at, 1);
          if (!this.#busy.delete(worker)) return;
          worker.current?.reject(new Error(problem));
          this.#handOut();
        },
      }),
    };
    return worker;
  }
}

interface Worker {
  readonly port: Port;
  current: Waiting | undefined;
}
