/** A sheet of characters to draw a board on, each with its colour. */
import { bold, paint, type Paint, type TerminalStyle } from './terminal.ts';

export type Ink = Paint | 'bold';

interface Mark {
  readonly char: string;
  readonly ink: Ink | undefined;
}

/** What lies outside the size is not drawn; a side without a size grows as needed. */
export class Canvas {
  readonly #rows: (Mark | undefined)[][] = [];
  readonly #columns: number;
  readonly #height: number;

  constructor(columns = Infinity, rows = Infinity) {
    this.#columns = columns;
    this.#height = rows;
  }

  /** Writes over what was there. */
  put(x: number, y: number, text: string, ink?: Ink): void {
    if (y < 0 || y >= this.#height) return;
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y] ?? [];
    for (const [i, char] of Array.from(text).entries()) {
      if (x + i >= 0 && x + i < this.#columns) row[x + i] = { char, ink };
    }
  }

  /** Writes at the free place nearest to the wanted one; what came first keeps its place. */
  putNear(x: number, y: number, text: string, ink?: Ink): void {
    const near = NEAR.find(([dx, dy]) => this.#isFree(x + dx, y + dy, text.length));
    if (near) this.put(x + near[0], y + near[1], text, ink);
  }

  #isFree(x: number, y: number, width: number): boolean {
    if (x < 0 || x + width > this.#columns || y < 0 || y >= this.#height) return false;
    const row = this.#rows[y] ?? [];
    for (let i = x; i < x + width; i++) if (row[i] !== undefined) return false;
    return true;
  }

  /** The rows as text, with no blanks at their ends. */
  lines(style: TerminalStyle): string[] {
    return this.#rows.map((row) => rowText(row, style));
  }
}

/** Where else a mark may go when its place is taken, the nearest first. */
const NEAR: readonly (readonly [number, number])[] = [0, 1, -1, 2, -2]
  .flatMap((dy) => [0, 1, -1, 2, -2, 3, -3].map((dx): [number, number] => [dx, dy]))
  .toSorted(
    ([ax, ay], [bx, by]) => Math.abs(ax) + 2 * Math.abs(ay) - Math.abs(bx) - 2 * Math.abs(by),
  );

/** Runs of one colour are painted together. */
function rowText(row: readonly (Mark | undefined)[], style: TerminalStyle): string {
  const end = row.findLastIndex((mark) => mark !== undefined && mark.char !== ' ') + 1;
  let text = '';
  for (let from = 0; from < end;) {
    const ink = row[from]?.ink;
    let run = '';
    let at = from;
    for (; at < end && row[at]?.ink === ink; at++) run += row[at]?.char ?? ' ';
    text += inked(run, ink, style);
    from = at;
  }
  return text;
}

function inked(text: string, ink: Ink | undefined, style: TerminalStyle): string {
  if (ink === undefined) return text;
  return ink === 'bold' ? bold(style, text) : paint(style, ink, text);
}
