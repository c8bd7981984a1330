/** A stream of events to one reader. */
import type { ServerResponse } from 'node:http';
import { HEADERS } from './headers.ts';

const PING_MS = 20_000;
const RETRY_MS = 1_000;
const AT_ONCE_MS = 100;
/** Who reads so slowly that this much waits for him comes back when he can. */
const MOST_WAITING = 1024 * 1024;

export class EventStream {
  readonly #response: ServerResponse;
  readonly #ping: NodeJS.Timeout;
  readonly #listeners: (() => void)[] = [];
  #isEnded = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    // It ends with its connection: an event is one write, in no chunks.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, {
      ...HEADERS,
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.#ping = setInterval(() => this.#write(': still here\n\n'), PING_MS);
    if (response.closed) this.#end();
    else response.once('close', () => this.#end());
  }

  /** `id` is where a reader that was cut off goes on; `data` is JSON already. */
  send(id: number, data: string): void {
    this.#write(`id: ${id}\ndata: ${data}\n\n`);
  }

  /** It goes on elsewhere: the reader is told to come back at once. */
  handOver(): void {
    this.#write(`retry: ${AT_ONCE_MS}\nevent: elsewhere\ndata: {}\n\n`);
    this.close();
  }

  /** What is no step of the match: nobody resumes from it. */
  tell(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  close(): void {
    this.#response.end();
    this.#end();
  }

  /** Calls back once: when it is ended here, or when the reader has gone. */
  onClosed(listener: () => void): void {
    // He may have gone while the table was opened for him.
    if (this.#isEnded) listener();
    else this.#listeners.push(listener);
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearInterval(this.#ping);
    for (const listener of this.#listeners) listener();
  }

  #write(text: string): void {
    // Between its end and its last byte, too, nothing more is written.
    if (this.#response.destroyed || this.#response.writableEnded) return;
    // Behind its head it is the connection itself; who has asked something else before is answered that first.
    const { socket } = this.#response;
    if (socket) socket.write(text);
    else this.#response.write(text);
    if (this.#response.writableLength > MOST_WAITING) this.#response.destroy();
  }
}
