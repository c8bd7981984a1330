/** Reads a stream of a server, and after a cut the next, until it is closed. */
import { Refused } from '@roundhouse/contract/client';
import { eventsOf } from './events.ts';
import type { LineKeeper } from './line-keeper.ts';

export interface StreamParts {
  readonly line: LineKeeper;
  /** Ends it for good. */
  readonly closing: AbortSignal;
  open(signal: AbortSignal): Promise<Response>;
  hear(name: string, data: string): void;
}

/** A server says every twenty seconds that it is there. */
const SILENT_MS = 45_000;

export class StreamReader {
  readonly #parts: StreamParts;
  /** Cuts the stream that is read, so that another is opened. */
  #cut = new AbortController();
  #heard = 0;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** The line may be dead without having said so. */
  doubt(isCut: boolean): void {
    if (isCut || performance.now() - this.#heard > SILENT_MS / 2) this.#cut.abort();
  }

  /** Answers when it is closed; fails with a `Refused` where one may not look, or no longer. */
  async follow(): Promise<void> {
    const { line, closing } = this.#parts;
    for (let tries = 0; !closing.aborted;) {
      const before = performance.now();
      try {
        await this.#read();
      } catch (error) {
        if (error instanceof Refused && !closing.aborted) throw error;
      }
      if (closing.aborted) return;
      line.lost();
      // One that stood for a while was sound: it is tried anew without delay.
      tries = performance.now() - before > SILENT_MS ? 0 : tries + 1;
      await line.pause(tries - 1, closing);
    }
  }

  async #read(): Promise<void> {
    const { closing, open, hear } = this.#parts;
    this.#cut = new AbortController();
    const response = await open(AbortSignal.any([closing, this.#cut.signal]));
    if (!response.ok || !response.body) {
      if (response.status === 403 || response.status === 404) {
        const { error } = (await response.json()) as { error: Refused['fault'] };
        throw new Refused(response.status, error);
      }
      throw new Error(`no stream: ${response.status}`);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSign = (): void => {
      this.#heard = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => this.#cut.abort(), SILENT_MS);
    };
    onSign();
    try {
      for await (const { name, data } of eventsOf(response.body, onSign)) hear(name, data);
    } finally {
      clearTimeout(timer);
    }
  }
}
