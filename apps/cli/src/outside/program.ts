/** A program of another maker: a line in, a line out, and no trust in it. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { userFolder } from '../files.ts';

/** What went wrong: too slow, ended, or too much said. */
export type Failure = 'late' | 'gone' | 'flood';

const MOST_BYTES = 64 * 1024;

/** One run of the program. After a failure it is ended; another run may follow. */
export class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  /** Ends the question that waits for an answer. */
  #settle: ((answer: string | { readonly failure: Failure }) => void) | undefined;
  #heard = '';
  #failure: Failure | undefined;
  /** Whether it ever answered in time. */
  hasAnswered = false;
  /** Undefined when it runs; else why it could not be started. */
  readonly started: Promise<string | undefined>;

  constructor([file = '', ...args]: readonly string[]) {
    this.#child = spawn(file, args, { cwd: userFolder(), stdio: ['pipe', 'pipe', 'inherit'] });
    this.started = new Promise((resolve) => {
      this.#child.once('spawn', () => resolve(undefined));
      this.#child.once('error', (error) => resolve(error.message));
    });
    this.#child.on('error', () => this.#fail('gone'));
    this.#child.on('exit', () => this.#fail('gone'));
    this.#child.stdin.on('error', () => this.#fail('gone'));
    this.#child.stdout.setEncoding('utf8');
    this.#child.stdout.on('data', (text: string) => this.#hear(text));
  }

  /** The next line that it says, within so many milliseconds. What it said unasked is dropped. */
  ask(line: string, ms: number): Promise<string | { readonly failure: Failure }> {
    if (this.#failure) return Promise.resolve({ failure: this.#failure });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#fail('late'), ms);
      this.#heard = '';
      this.#settle = (answer) => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(answer);
      };
      this.#child.stdin.write(`${line}\n`);
    });
  }

  end(): void {
    this.#fail('gone');
  }

  #hear(text: string): void {
    this.#heard += text;
    if (this.#heard.length > MOST_BYTES) return this.#fail('flood');
    const end = this.#heard.indexOf('\n');
    if (!this.#settle || end < 0) return;
    this.hasAnswered = true;
    this.#settle(this.#heard.slice(0, end));
    this.#heard = '';
  }

  #fail(failure: Failure): void {
    this.#failure ??= failure;
    this.#heard = '';
    this.#settle?.({ failure: this.#failure });
    this.#child.stdout.destroy();
    this.#child.kill('SIGKILL');
  }
}

/** `python3 "my bot.py"` as a program and its arguments. */
export function commandWords(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}
