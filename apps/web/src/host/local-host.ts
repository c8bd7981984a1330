/** A page's side: its matches lie in a worker, so that nothing on the page waits for rules or bots. */
import type { ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import type { OnSteps, OnTrouble, Pace, TableHost } from '@roundhouse/table';
import type { LocalTime } from './local-time.ts';
import { HostError, type Calls, type Message, type Request } from './protocol.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class LocalHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watches = new Map<number, OnSteps>();
  readonly #troubled = new Map<number, OnTrouble>();
  #numbers = 0;
  #isHeard = false;
  #isBroken = false;

  constructor() {
    this.#worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', (event: MessageEvent<Message>) =>
      this.#hear(event.data),
    );
    this.#worker.addEventListener('error', (event) => this.#fail(event.message));
  }

  /** The worker never came: whatever is asked here would wait for ever. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  call<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): ReturnType<Calls[K]> {
    const id = ++this.#numbers;
    const request: Request = { id, call, args };
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage(request);
    return answer as ReturnType<Calls[K]>;
  }

  async open(match: string): Promise<TableHost> {
    const info = await this.call('open', match);
    const stops = new Set<() => void>();
    const time = info.pace && (await this.#timeOf(match, info.pace));
    return {
      info,
      ...(time ? { time } : {}),
      watch: (viewer, after, onSteps) => {
        const watch = ++this.#numbers;
        this.#watches.set(watch, (steps) => {
          time?.hearSteps(steps);
          onSteps(steps);
        });
        const started = this.call('watch', match, watch, viewer, after);
        started.catch(() => this.#watches.delete(watch));
        const stop = (): void => {
          stops.delete(stop);
          this.#watches.delete(watch);
          void this.call('unwatch', watch);
        };
        stops.add(stop);
        const seen = (seq: number): void =>
          void started.then(() => this.call('seen', watch, seq)).catch(() => undefined);
        return { started, seen, stop };
      },
      watchTrouble: (onTrouble) => {
        const watch = ++this.#numbers;
        this.#troubled.set(watch, onTrouble);
        this.call('watchTrouble', match, watch).catch(() => this.#troubled.delete(watch));
        const stop = (): void => {
          stops.delete(stop);
          this.#troubled.delete(watch);
          void this.call('unwatch', watch);
        };
        stops.add(stop);
        return stop;
      },
      goOn: () => void this.call('goOn', match).catch(() => undefined),
      act: (move) => this.call('act', match, move),
      undo: (undo) => this.call('undo', match, undo),
      agree: (consent) => this.call('agree', match, consent),
      decline: (declining) => this.call('decline', match, declining),
      reseat: (change) => this.call('reseat', match, change),
      preview: (seat, text) => this.call('preview', match, seat, text),
      why: (seat, text) => this.call('why', match, seat, text),
      hint: (seat) => this.call('hint', match, seat),
      review: async <Q extends ReviewQuestion>(question: Q) =>
        (await this.call('review', match, question)) as ReviewAnswer<Q> | undefined,
      record: () => this.call('record', match),
      close: () => {
        for (const stop of stops) stop();
        time?.close();
        void this.call('leave', match);
      },
    };
  }

  /** Who plays without a clock does not fetch one. */
  async #timeOf(match: string, pace: Pace): Promise<LocalTime> {
    const { LocalTime: Time } = await import('./local-time.ts');
    return new Time({
      pace,
      clocks: () => this.call('clocks', match),
      turn: (isAway) => this.call('turn', match, isAway),
    });
  }

  #hear(message: Message): void {
    this.#isHeard = true;
    if (message.kind === 'steps') {
      this.#watches.get(message.watch)?.(message.steps);
      return;
    }
    if (message.kind === 'trouble') {
      this.#troubled.get(message.watch)?.(message.trouble);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(message.value);
    else waiting?.reject(new HostError(message.failure));
  }

  /** The worker could not be started or broke: whoever waits is told. */
  #fail(message: string): void {
    this.#isBroken = !this.#isHeard;
    for (const { reject } of this.#waiting.values()) {
      reject(new HostError({ problem: 'failed', message }));
    }
    this.#waiting.clear();
  }
}
