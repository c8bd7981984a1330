/** Plain tables and a progress bar, without a library. */

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A text from a file or a stranger, on one line and without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?');
}

export type Cell = string | number;

/** Columns as wide as they need; numbers to the right, as are words of a column of numbers. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isNumber = head.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const texts = [head, ...rows].map((row) => head.map((_, at) => String(row[at] ?? '')));
  const widths = head.map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)));
  return texts
    .map((row) =>
      row
        .map((text, at) =>
          isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export interface Progress {
  /** `note` stands behind the bar. */
  at(done: number, note?: string): void;
  end(): void;
}

const BAR = 30;
const REDRAW_MS = 100;
const LOG_MS = 5_000;

/** On stderr: a bar where somebody looks at it, and now and then a line where it goes to a file. */
export function progress(what: string, total: number): Progress {
  const isSeen = process.stderr.isTTY;
  const pause = isSeen ? REDRAW_MS : LOG_MS;
  let drawn = performance.now();
  const draw = (done: number, note = ''): void => {
    const full = Math.round((BAR * done) / Math.max(1, total));
    const bar = '#'.repeat(full) + '-'.repeat(BAR - full);
    process.stderr.write(
      isSeen
        ? `\r\u001b[K${what} [${bar}] ${done}/${total} ${note}`
        : `${what} ${done}/${total}${note && ` ${note}`}\n`,
    );
  };
  if (isSeen) draw(0);
  return {
    at(done, note) {
      const now = performance.now();
      if (now - drawn < pause) return;
      drawn = now;
      draw(done, note);
    },
    end() {
      if (isSeen) process.stderr.write('\r\u001b[K');
    },
  };
}

/** A bar after the other, each until it is full or the next stage begins. */
export function stages(): (stage: string, done: number, of: number, note?: string) => void {
  let bar: Progress | undefined;
  let at = '';
  return (stage, done, of, note) => {
    if (stage !== at) {
      bar?.end();
      bar = progress(stage, of);
    }
    at = stage;
    bar?.at(done, note);
    if (done === of) bar?.end();
  };
}

/** '1 line', '2 lines'. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Asked to end, a long run ends with the figures that it has. Asked again, it ends at once. */
export function untilInterrupted(): AbortSignal {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort());
  return asked.signal;
}
