/** Lists that break into lines of a terminal's width, whatever is coloured in them. */
import { paint, type Paint, type TerminalStyle } from '@roundhouse/ui/terminal';

export interface Piece {
  readonly text: string;
  readonly colour?: Paint | undefined;
}

export const piece = (text: string): Piece => ({ text });

/** A label and its pieces, on as many lines as they need. */
export function listing(
  style: TerminalStyle,
  label: string,
  pieces: readonly Piece[],
  separator = ', ',
): string[] {
  const indent = label.length - label.trimStart().length + 2;
  const lines: string[] = [];
  let shown = `${label}: `;
  let length = shown.length;
  for (const [index, { text, colour }] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const between = isLast ? '' : separator;
    if (length + text.length + between.trimEnd().length > style.columns) {
      lines.push(shown.trimEnd());
      shown = ' '.repeat(indent);
      length = indent;
    }
    shown += (colour === undefined ? text : paint(style, colour, text)) + between;
    length += text.length + between.length;
  }
  return [...lines, shown.trimEnd()];
}
