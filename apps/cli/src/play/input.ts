/** Lines that somebody types, or that a pipe delivers. */
import { createInterface } from 'node:readline';
import { isatty } from 'node:tty';

export interface Input {
  /** Undefined at the end of the input and on an interrupt. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function openInput(): Input {
  const isTerminal = isatty(0) && isatty(1);
  const lines = createInterface({
    input: process.stdin,
    ...(isTerminal ? { output: process.stdout } : {}),
    terminal: isTerminal,
  });
  const waiting: string[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  const tell = (): void => {
    wake?.();
    wake = undefined;
  };
  lines.on('line', (line) => {
    waiting.push(line);
    tell();
  });
  lines.on('SIGINT', () => {
    process.stdout.write('\n');
    lines.close();
  });
  lines.on('close', () => {
    ended = true;
    tell();
  });
  return {
    async ask(prompt) {
      if (waiting.length === 0 && !ended) {
        if (isTerminal) {
          lines.setPrompt(prompt);
          lines.prompt();
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
      const line = waiting.shift();
      // What a pipe sends is not echoed by anybody: the transcript shows it.
      if (!isTerminal) process.stdout.write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => lines.close(),
  };
}
