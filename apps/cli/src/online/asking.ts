/** Asks a server over connections that stay open, with as little of its own as can be: it stands beside what is measured. */
import { Agent, request, type IncomingMessage } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The other end may close a connection that stays open just when it is used again. */
class Reused extends Error {}

export class Line {
  readonly #origin: URL;
  readonly #agent: Agent;
  readonly #streams = new Agent({ keepAlive: false });

  constructor(origin: string, connections = 128) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  }

  async ask(asked: Request): Promise<Answered> {
    try {
      return await this.#askOnce(asked);
    } catch (error) {
      if (error instanceof Reused) return this.ask(asked);
      throw error;
    }
  }

  #askOnce({ method, path, body, cookie, headers = {} }: Request): Promise<Answered> {
    return new Promise((done, failed) => {
      const sent = request(
        {
          host: this.#origin.hostname,
          port: this.#origin.port,
          agent: this.#agent,
          method,
          path,
          headers: {
            ...(cookie === undefined ? {} : { cookie }),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          // A stream would never be whole.
          if (response.headers['content-type'] === 'text/event-stream') {
            done({ status: response.statusCode ?? 0, text: '{}', cookie: undefined });
            sent.destroy();
            return;
          }
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('error', failed);
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, text, cookie: cookieOf(response) }),
          );
        },
      );
      sent.on('error', (error) => {
        const isReset = 'code' in error && error.code === 'ECONNRESET';
        failed(sent.reusedSocket && isReset ? new Reused() : error);
      });
      sent.end(body);
    });
  }

  /** Calls back with the data of each event until it ends; answers how it is ended. */
  stream(
    path: string,
    cookie: string,
    onEvent: (data: string) => void,
    onEnd: () => void,
  ): () => void {
    const { hostname: host, port } = this.#origin;
    const sent = request({ host, port, agent: this.#streams, path, headers: { cookie } });
    sent.on('response', (response) => {
      if (response.statusCode !== 200) return void sent.destroy();
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const at = text.indexOf('\ndata: ');
          if (text.startsWith('id: ') && at >= 0 && at < end) onEvent(text.slice(at + 7, end));
          text = text.slice(end + 2);
        }
      });
      return undefined;
    });
    sent.on('error', () => undefined);
    sent.on('close', onEnd);
    sent.end();
    return () => void sent.destroy();
  }

  close(): void {
    this.#agent.destroy();
  }
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return headers['set-cookie']?.[0]?.split(';', 1)[0];
}
