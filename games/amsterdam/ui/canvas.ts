/** A grid of characters to draw on: what comes first keeps its place. */
import { paint, type Paint, type TerminalStyle } from '@roundhouse/ui/terminal';

interface Cell {
  readonly text: string;
  readonly colour: Paint | undefined;
}

export class Canvas {
  readonly #rows: (Cell | undefined)[][];
  readonly #columns: number;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => undefined),
    );
  }

  #isFree(x: number, y: number, width: number): boolean {
    const row = this.#rows[y];
    if (!row || x < 0 || x + width > this.#columns) return false;
    return row.slice(x, x + width).every((cell) => cell === undefined);
  }

  #write(x: number, y: number, text: string, colour?: Paint): void {
    const row = this.#rows[y];
    if (!row) return;
    for (let offset = 0; offset < text.length; offset++) {
      row[x + offset] = { text: text.charAt(offset), colour };
    }
  }

  /** Writes at the free place nearest to the wanted one. */
  writeNear(x: number, y: number, text: string, colour?: Paint): void {
    const near = NEAR.find(([dx, dy]) => this.#isFree(x + dx, y + dy, text.length));
    if (near) this.#write(x + near[0], y + near[1], text, colour);
  }

  lines(style: TerminalStyle): string[] {
    return this.#rows.map((row) => {
      const last = row.findLastIndex((cell) => cell !== undefined);
      return row
        .slice(0, last + 1)
        .map((cell) => shown(cell, style))
        .join('');
    });
  }
}

/** Where else a mark may go when its place is taken, the nearest first. */
const NEAR: readonly (readonly [number, number])[] = [0, 1, -1, 2, -2]
  .flatMap((dy) => [0, 1, -1, 2, -2, 3, -3].map((dx): [number, number] => [dx, dy]))
  .toSorted(
    ([ax, ay], [bx, by]) => Math.abs(ax) + 2 * Math.abs(ay) - Math.abs(bx) - 2 * Math.abs(by),
  );

function shown(cell: Cell | undefined, style: TerminalStyle): string {
  if (cell === undefined) return ' ';
  return cell.colour === undefined ? cell.text : paint(style, cell.colour, cell.text);
}
