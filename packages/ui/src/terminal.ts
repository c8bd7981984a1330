/** How a game draws itself in a terminal. */
import type { Language, Who } from './words.ts';

export interface TerminalStyle {
  readonly columns: number;
  readonly colour: boolean;
  readonly language: Language;
  readonly who: Who;
}

/** Everything public about the position (and the viewer's own hand), as lines of text. */
export type DrawTerminal<View> = (view: View, style: TerminalStyle) => string;

export type Paint =
  | 'black'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'grey';

const CODES: Readonly<Record<Paint, number>> = {
  black: 30,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
  white: 97,
  grey: 90,
};

/** Coloured text, or the text itself where the terminal has no colours. */
export function paint(style: TerminalStyle, colour: Paint, text: string): string {
  return style.colour ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}

/** Bold text, or the text itself. */
export function bold(style: TerminalStyle, text: string): string {
  return style.colour ? `\u001b[1m${text}\u001b[0m` : text;
}
