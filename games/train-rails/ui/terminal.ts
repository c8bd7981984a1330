/** The train, the players and the cards as text. */
import { bold, paint, type DrawTerminal, type TerminalStyle } from '@roundhouse/ui/terminal';
import { CARDS, type Card, type View } from '../src/index.ts';
import { LABELS } from './terminal-labels.ts';
import { drawTrain, SEAT_PAINTS } from './terminal-train.ts';
import { cardName, CARD_NAMES } from './words/cards.ts';

export const draw: DrawTerminal<View> = (view, style) => {
  const labels = LABELS[style.language];
  return [
    ...drawTrain(view, style),
    labels.legend,
    '',
    ...drawPlayers(view, style),
    '',
    view.direction > 0 ? labels.clockwise : labels.counterClockwise,
    `${labels.deck}: ${view.deck.join(', ')}`,
    ...wrapped(labels.discards, counted(view.discard, style), style),
    ...drawHands(view, style),
    ...drawKnown(view, style),
  ].join('\n');
};

const WIDTHS = [14, 9, 10, 13, 9, 9, 6];

function drawPlayers(view: View, style: TerminalStyle): string[] {
  const labels = LABELS[style.language];
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
  const labels = LABELS[style.language];
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
function counted(counts: readonly number[], { language }: TerminalStyle): string[] {
  return CARDS.flatMap((card, at) => {
    const many = counts[at] ?? 0;
    return many > 0
      ? [`${many > 1 ? `${many}x ` : ''}${cardName(CARD_NAMES[language], card)}`]
      : [];
  });
}

function drawHands(view: View, style: TerminalStyle): string[] {
  const labels = LABELS[style.language];
  return view.players.flatMap(({ hand }, seat) => {
    if (hand === null) return [];
    const label = view.viewer === seat ? labels.hand : style.who(seat);
    return wrapped(label, counted(hand, style), style).map((line) =>
      view.viewer === seat ? bold(style, line) : line,
    );
  });
}

/** Cards that the viewer has seen in others' hands. */
function drawKnown(view: View, style: TerminalStyle): string[] {
  const { viewer, known } = view;
  const labels = LABELS[style.language];
  if (typeof viewer !== 'number') return [];
  return view.players.flatMap((_, seat) => {
    const cards: Card[] = known.flatMap(({ by, of, card }) =>
      by === viewer && of === seat ? [card] : [],
    );
    const names = cards.map((card) => cardName(CARD_NAMES[style.language], card));
    return cards.length > 0 ? wrapped(labels.known(style.who(seat)), names, style) : [];
  });
}

/** `label: a, b, c`, broken at the terminal's width. */
function wrapped(label: string, items: readonly string[], style: TerminalStyle): string[] {
  const lines: string[] = [];
  let line = `${label}:`;
  for (const [i, item] of (items.length > 0 ? items : [LABELS[style.language].none]).entries()) {
    const piece = ` ${item}${i < items.length - 1 ? ',' : ''}`;
    if (line.length + piece.length > style.columns) {
      lines.push(line);
      line = ' ';
    }
    line += piece;
  }
  return [...lines, line];
}
