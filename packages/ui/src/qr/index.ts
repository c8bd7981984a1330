/** A QR code of a text: rows of dark and light, for a page to draw and for a terminal to print. */
import { codewordsOf } from './codewords.ts';
import { drawFormat, emptyGrid, freeCells, type Grid } from './grid.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { versionFor } from './versions.ts';

/** True is dark. There is no light edge round it: that is the page's. */
export type QrCode = readonly (readonly boolean[])[];

/** As many light cells as readers want round it. */
export const QR_EDGE = 4;

export function qrCode(text: string): QrCode {
  const bytes = utf8(text);
  const version = versionFor(bytes.length);
  const bits = codewordsOf(bytes, version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((at) => ((byte >>> at) & 1) === 1),
  );
  const masked = MASKS.map((_, mask) => {
    const grid = emptyGrid(version);
    fill(grid, bits, mask);
    drawFormat(grid, mask);
    return grid.map((row) => row.map((cell) => cell === true));
  });
  const judged = masked.map((rows) => ({ rows, penalty: penaltyOf(rows) }));
  return judged.reduce((best, one) => (one.penalty < best.penalty ? one : best)).rows;
}

/** Rules and pieces run where there is no `TextEncoder`. */
function utf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g);
  return [...escaped].map(([, hex, plain = '']) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

function fill(grid: Grid, bits: readonly boolean[], mask: number): void {
  for (const [at, [x, y]] of [...freeCells(grid)].entries()) {
    const row = grid[y];
    if (row) row[x] = (bits[at] ?? false) !== (MASKS[mask]?.(x, y) ?? false);
  }
}

/** One path of an SVG whose unit is a cell. */
export function qrPath(code: QrCode): string {
  return code
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** Two rows a line. Light is what is printed, since terminals are dark; the edge goes with it. */
export function qrText(code: QrCode): string {
  const size = code.length + 2 * QR_EDGE;
  const isLight = (x: number, y: number): boolean => code[y - QR_EDGE]?.[x - QR_EDGE] !== true;
  return Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (_cell, x) => {
      const [above, below] = [
        isLight(x, line * 2),
        line * 2 + 1 < size && isLight(x, line * 2 + 1),
      ];
      return above ? (below ? '█' : '▀') : below ? '▄' : ' ';
    }).join(''),
  ).join('\n');
}
