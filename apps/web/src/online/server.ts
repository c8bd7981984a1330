/** A server, asked over a line that may break. */
import type { Asks, StreamName } from '@roundhouse/contract';
import { askingAt, Refused, streamAddress, type Ask } from '@roundhouse/contract/client';
import type { LineKeeper } from './line-keeper.ts';

export interface ServerParts {
  /** Where it is; empty: where this page came from. */
  readonly origin: string;
  readonly line: LineKeeper;
  readonly send: typeof fetch;
  /** The build of this page, where it is known: a server of another one says so. */
  readonly build?: string;
}

/** What may be answered otherwise when it is asked again. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const SPOKEN = /^(?:application\/json|text\/event-stream)/;
/** In the answer of a server that has a client of its own. */
const BUILD_HEADER = 'x-roundhouse-build';

/** What stands at this address is no server of tables: a file host, or a page that asks to sign in. */
export class NoServer extends Error {}

export class Server {
  readonly #parts: ServerParts;
  /** Fails where the line is broken. */
  readonly ask: Ask;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.ask = askingAt(parts.origin, (address, init) => this.#send(address, init));
  }

  /** Asks until there is an answer: what is asked counts once however often it comes. */
  askUntilAnswered(signal: AbortSignal): Ask {
    return async (route, asked) => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await this.ask(route, asked, signal);
        } catch (error) {
          const isFinal =
            error instanceof NoServer || (error instanceof Refused && !PASSING.has(error.status));
          if (signal.aborted || isFinal) throw error;
          await this.#parts.line.pause(tries, signal);
          signal.throwIfAborted();
        }
      }
    };
  }

  stream<R extends StreamName>(
    name: R,
    asked: Asks<R>,
    signal: AbortSignal,
    lastEventId?: number,
  ): Promise<Response> {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
    return this.#send(`${this.#parts.origin}${streamAddress(name, asked)}`, { headers, signal });
  }

  async #send(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { line, send, build } = this.#parts;
    try {
      const response = await send(address, init);
      const served = response.headers.get(BUILD_HEADER);
      if (build !== undefined && served !== null && served !== build) line.askReload('outdated');
      if (PASSING.has(response.status)) line.lost();
      else line.found();
      if (
        !PASSING.has(response.status) &&
        !SPOKEN.test(response.headers.get('content-type') ?? '')
      ) {
        throw new NoServer(`no server of tables answers: ${response.status}`);
      }
      return response;
    } catch (error) {
      if (init?.signal?.aborted !== true && !(error instanceof NoServer)) line.lost();
      throw error;
    }
  }
}
