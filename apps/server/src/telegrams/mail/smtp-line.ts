/** A connection to a mail server: a line is said, an answer of one or several lines comes. */
import { connect as plainly, type Socket } from 'node:net';
import { connect as securely } from 'node:tls';
import type { MailOptions } from './options.ts';

export interface SmtpReply {
  readonly code: number;
  readonly lines: readonly string[];
}

const MOST_ANSWERED = 64_000;

export class SmtpLine {
  readonly #options: MailOptions;
  readonly #signal: AbortSignal;
  #socket: Socket;
  #heard = '';
  #failure: Error | undefined;
  #wake: () => void = () => undefined;
  #isSecure: boolean;

  private constructor(options: MailOptions, signal: AbortSignal, socket: Socket) {
    this.#options = options;
    this.#signal = signal;
    this.#socket = socket;
    this.#isSecure = options.isSecure;
    signal.addEventListener('abort', () => this.#socket.destroy(new Error('took too long')));
    this.#listen();
  }

  static open(options: MailOptions, signal: AbortSignal): SmtpLine {
    const { host, port, isSecure } = options;
    const socket = isSecure ? securely({ host, port, ...trust(options) }) : plainly({ host, port });
    return new SmtpLine(options, signal, socket);
  }

  get isSecure(): boolean {
    return this.#isSecure;
  }

  async ask(line: string): Promise<SmtpReply> {
    this.send(`${line}\r\n`);
    return this.reply();
  }

  send(text: string): void {
    if (this.#failure) throw this.#failure;
    this.#socket.write(text);
  }

  async reply(): Promise<SmtpReply> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      const [, code = '', mark, rest = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? [];
      if (code === '') throw new Error('what the mail server says is no answer');
      lines.push(rest);
      if (mark !== '-') return { code: Number(code), lines };
    }
  }

  /** What was said in the clear before that counts for nothing after it. */
  async secure(): Promise<void> {
    if (this.#heard !== '') throw new Error('the mail server spoke before it was asked to');
    const socket = this.#socket;
    socket.removeAllListeners();
    const secured = securely({ socket, ...trust(this.#options) });
    this.#socket = secured;
    this.#listen();
    await new Promise<void>((done, failed) => {
      secured.once('secureConnect', done);
      secured.once('error', failed);
      secured.once('close', () => failed(new Error('closed')));
    });
    this.#isSecure = true;
  }

  end(): void {
    this.#socket.destroy();
  }

  #listen(): void {
    const fail = (error: Error): void => {
      this.#failure ??= error;
      this.#wake();
    };
    this.#socket.on('data', (some: Buffer) => {
      this.#heard += some.toString('utf8');
      if (this.#heard.length > MOST_ANSWERED) this.#socket.destroy(new Error('says too much'));
      this.#wake();
    });
    this.#socket.on('error', fail);
    this.#socket.on('close', () => fail(new Error('closed')));
    if (this.#signal.aborted) this.#socket.destroy();
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#heard.indexOf('\n');
      if (end >= 0) {
        const line = this.#heard.slice(0, end).replace(/\r$/, '');
        this.#heard = this.#heard.slice(end + 1);
        return line;
      }
      if (this.#failure) throw this.#failure;
      await new Promise<void>((done) => (this.#wake = done));
    }
  }
}

const trust = ({ host, ca }: MailOptions) => ({
  servername: /^[\d.]+$|:/.test(host) ? '' : host,
  ...(ca === undefined ? {} : { ca: [ca] }),
});
