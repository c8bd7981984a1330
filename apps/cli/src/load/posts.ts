/** Sends requests over connections that stay open, and looks at nothing of the answers but their status: what loads a server must take little of the machine itself. */
import { connect, type Socket } from 'node:net';

const BYTES = 64 * 1024;
const HEAD_END = '\r\n\r\n';
/** Where the status stands in `HTTP/1.1 200 OK`. */
const [STATUS_FROM, STATUS_TO] = [9, 12];

interface Post {
  readonly text: string;
  readonly done: (status: number) => void;
  readonly failed: (error: Error) => void;
}

interface Connection {
  readonly socket: Socket;
  post: Post | undefined;
  /** What has come of the answer. */
  came: string;
}

export class Posts {
  readonly #host: string;
  readonly #port: number;
  readonly #most: number;
  readonly #open = new Set<Connection>();
  readonly #idle: Connection[] = [];
  readonly #waiting: Post[] = [];
  /** What is read is looked at before the next is read. */
  readonly #buffer = Buffer.allocUnsafe(BYTES);

  constructor(origin: string, most = 128) {
    const { hostname, port } = new URL(origin);
    [this.#host, this.#port, this.#most] = [hostname, Number(port), most];
  }

  /** The status of the answer. */
  send(path: string, body: string, cookie: string): Promise<number> {
    const text =
      `POST ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\ncookie: ${cookie}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`;
    return new Promise((done, failed) => {
      this.#waiting.push({ text, done, failed });
      this.#next(this.#idle.pop() ?? this.#more());
    });
  }

  close(): void {
    for (const { socket } of this.#open) socket.destroy();
  }

  #next(connection: Connection | undefined): void {
    if (!connection) return;
    const post = this.#waiting.shift();
    if (!post) return void this.#idle.push(connection);
    connection.post = post;
    connection.socket.write(post.text);
  }

  #more(): Connection | undefined {
    if (this.#open.size >= this.#most) return undefined;
    const callback = (count: number, buffer: Uint8Array): boolean => {
      this.#hear(connection, (buffer as Buffer).toString('latin1', 0, count));
      return true;
    };
    const onread = { buffer: this.#buffer, callback };
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true, onread });
    const connection: Connection = { socket, post: undefined, came: '' };
    this.#open.add(connection);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(connection);
      const at = this.#idle.indexOf(connection);
      if (at >= 0) this.#idle.splice(at, 1);
      connection.post?.failed(new Error('the connection was closed'));
    });
    return connection;
  }

  #hear(connection: Connection, text: string): void {
    const came = connection.came + text;
    const { post } = connection;
    if (!post || !isWhole(came)) {
      connection.came = came;
      return;
    }
    connection.came = '';
    connection.post = undefined;
    post.done(Number(came.slice(STATUS_FROM, STATUS_TO)));
    this.#next(connection);
  }
}

function isWhole(came: string): boolean {
  const end = came.indexOf(HEAD_END);
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(came)?.[1] ?? '0';
  return came.length >= end + HEAD_END.length + Number(length);
}
