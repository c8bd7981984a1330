/** A sheet of characters, each with its colour. */
import { paint, type Paint, type TerminalStyle } from '@roundhouse/ui/terminal';

interface Mark {
  readonly char: string;
  readonly colour: Paint | undefined;
}

export class Canvas {
  readonly #rows: Mark[][] = [];

  put(x: number, y: number, text: string, colour?: Paint): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y] ?? [];
    while (row.length < x) row.push({ char: ' ', colour: undefined });
    for (const [i, char] of Array.from(text).entries()) row[x + i] = { char, colour };
  }

  /** The rows as text, with no blanks at their ends. */
  text(style: TerminalStyle): string {
    return this.#rows.map((row) => rowText(row, style)).join('\n');
  }
}

function rowText(row: readonly Mark[], style: TerminalStyle): string {
  const end = row.findLastIndex(({ char }) => char !== ' ') + 1;
  return row
    .slice(0, end)
    .map(({ char, colour }) => (colour === undefined ? char : paint(style, colour, char)))
    .join('');
}
