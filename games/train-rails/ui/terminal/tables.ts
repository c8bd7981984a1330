/** Players and their cards under the train. */
import { listing, piece, type Piece } from '@roundhouse/ui/listing';
import { bold, paint, type TerminalStyle } from '@roundhouse/ui/terminal';
import { CARDS, type Card, type View } from '../../src/index.ts';
import { CARD_NAMES, cardName } from '../words/cards.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { SEAT_PAINTS } from './marks.ts';

const WIDTHS = [14, 9, 10, 13, 9, 9, 6];

export function drawPlayers(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const lines = [row(labels.head)];
  for (const [seat, player] of view.players.entries()) {
    const { waiting } = player;
    const turn = view.player === seat ? '>' : ' ';
    const cells = [
      `${turn}${seat + 1} ${style.who(seat)}`,
      `${player.sitting.length}/${total(view, seat)}`,
      String(player.supply),
      waiting ? `${waiting.door}${waiting.missed ? labels.missed : ''}` : labels.none,
      player.aisle ?? labels.none,
      `${player.numbers}+${player.actions}`,
      String(player.tokens),
    ];
    lines.push(paint(style, SEAT_PAINTS[seat] ?? 'white', row(cells)));
    const notes = remarks(view, style, seat);
    if (notes.length > 0) lines.push(`   ${notes.join(', ')}`);
  }
  return lines;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.slice(0, WIDTHS[i]).padEnd(WIDTHS[i] ?? 0))
    .join(' ')
    .trimEnd();
}

function total(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const frame = view.stack.at(-1);
  const pushed = frame?.type === 'reseat' && frame.seat === seat ? 1 : 0;
  const outside = player.supply + (player.waiting ? 1 : 0) + (player.aisle ? 1 : 0);
  return player.sitting.length + outside + pushed;
}

function remarks(view: View, style: TerminalStyle, seat: number): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const player = view.players[seat];
  if (!player) return [];
  const names = (seats: readonly number[]): string =>
    seats.map((other) => style.who(other)).join(', ');
  return [
    ...(player.heldBy.length > 0 ? [labels.heldBy(names(player.heldBy))] : []),
    ...(player.marked ? [labels.skips] : []),
    ...(player.counter > 0 ? [labels.blocked(player.counter, names(player.blockers))] : []),
  ];
}

/** '2 Exit 1X' for each card that there is. */
export function counted(counts: readonly number[], { language }: TerminalStyle): Piece[] {
  const pieces = CARDS.flatMap((card, at) => {
    const many = counts[at] ?? 0;
    const name = cardName(CARD_NAMES[language], card);
    return many > 0 ? [piece(`${many > 1 ? `${many}x ` : ''}${name}`)] : [];
  });
  return pieces.length > 0 ? pieces : [piece(TERMINAL_LABELS[language].none)];
}

export function drawHands(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  return view.players.flatMap(({ hand }, seat) => {
    if (hand === null) return [];
    const label = view.viewer === seat ? labels.hand : style.who(seat);
    return listing(style, label, counted(hand, style)).map((line) =>
      view.viewer === seat ? bold(style, line) : line,
    );
  });
}

/** Cards that the viewer has seen in others' hands. */
export function drawKnown(view: View, style: TerminalStyle): string[] {
  const { viewer, known } = view;
  const labels = TERMINAL_LABELS[style.language];
  if (typeof viewer !== 'number') return [];
  return view.players.flatMap((_, seat) => {
    const cards: Card[] = known.flatMap(({ by, of, card }) =>
      by === viewer && of === seat ? [card] : [],
    );
    const names = cards.map((card) => cardName(CARD_NAMES[style.language], card));
    return cards.length > 0 ? listing(style, labels.known(style.who(seat)), names.map(piece)) : [];
  });
}
