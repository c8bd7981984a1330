/** The action track, the companies and the players. */
import type { Canvas } from '@roundhouse/ui/canvas';
import type { TerminalStyle } from '@roundhouse/ui/terminal';
import { PHASES } from '../../src/companies.ts';
import { columnOf, dividendPerShare } from '../../src/rounds.ts';
import { COMPANIES, SPACES, type Company, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import type { TerminalLabels } from '../words/terminal.ts';
import { COLOURS, LETTERS } from './marks.ts';

const TRACK_LEFT = 55;
const TRACK_TOP = 25;
const TABLE_TOP = 38;

/** The three columns with the players' numbers, where the map leaves room. */
export function drawTrack(canvas: Canvas, view: View, labels: TerminalLabels): void {
  for (let phase = 1; phase <= PHASES; phase++) {
    canvas.put(TRACK_LEFT + 14 + phase * 3, TRACK_TOP, String(phase), 'grey');
  }
  for (const [place, space] of SPACES.entries()) {
    const y = TRACK_TOP + 1 + place;
    const isTakeOnly = space === 'take2' && view.config.seats === 3;
    canvas.put(TRACK_LEFT, y, isTakeOnly ? labels.take2 : labels.spaces[space]);
    for (let phase = 1; phase <= PHASES; phase++) {
      const seat = view.trains[columnOf(phase) + place] ?? -1;
      canvas.put(TRACK_LEFT + 14 + phase * 3, y, seat < 0 ? '·' : String(seat + 1));
    }
  }
  for (const [line, text] of labels.legend.entries()) {
    canvas.put(TRACK_LEFT, TRACK_TOP + SPACES.length + 2 + line, text, 'grey');
  }
}

const COLUMNS = [14, 24, 33, 42, 51, 60];

export function drawCompanies(canvas: Canvas, view: View, labels: TerminalLabels): void {
  for (const [i, head] of labels.heads.entries()) {
    const [left = 0, next = sharesLeft(0)] = COLUMNS.slice(i, i + 2);
    canvas.put(left, TABLE_TOP, cut(head, next - left - 1), 'grey');
  }
  for (let seat = 0; seat < view.config.seats; seat++) {
    canvas.put(sharesLeft(seat), TABLE_TOP, String(seat + 1));
  }
  for (const company of COMPANIES) drawCompany(canvas, view, labels, company);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function sharesLeft(seat: number): number {
  return 70 + seat * 2;
}

function drawCompany(canvas: Canvas, view: View, labels: TerminalLabels, company: Company): void {
  const y = TABLE_TOP + 1 + company;
  const { status, treasury, income, supply, unsold, held } = view.companies[company];
  canvas.put(0, y, LETTERS[company], COLOURS[company]);
  canvas.put(2, y, companyName(company));
  if (status === 'removed') return canvas.put(COLUMNS[0] ?? 0, y, labels.removed, 'grey');
  const each = dividendPerShare(view, company);
  const figures = [`$${treasury}`, String(income), `$${each}`, String(supply), String(unsold)];
  for (const [i, figure] of figures.entries()) canvas.put(COLUMNS[i] ?? 0, y, figure);
  if (status === 'knocked-out') return canvas.put(COLUMNS[5] ?? 0, y, labels.knockedOut, 'grey');
  for (const [seat, shares] of held.entries()) {
    canvas.put(sharesLeft(seat), y, shares === 0 ? '·' : String(shares));
  }
}

export function drawPlayers(canvas: Canvas, view: View, style: TerminalStyle): void {
  for (const [seat, cash] of view.cash.entries()) {
    const y = TABLE_TOP + COMPANIES.length + 2 + seat;
    const mark = view.frame.seat === seat ? '>' : ' ';
    canvas.put(0, y, `${mark}${seat + 1} ${style.who(seat)}`);
    canvas.put(24, y, `$${cash}`);
  }
}
