/** Cards and contracts: those on the table, and each player’s. */
import { listing, piece, type Piece } from '@roundhouse/ui/listing';
import { bold, type TerminalStyle } from '@roundhouse/ui/terminal';
import { CARDS, type SeatView, type View } from '../../src/index.ts';
import { contractName, contractSum, signed } from '../words/names.ts';
import { TERMINAL_LABELS } from '../words/terminal.ts';
import { PAINTS, SEAT_PAINTS } from './marks.ts';
import { printedIn } from '../../src/printed.ts';
import type { ContractId } from '../../src/board.ts';

const NO_PIECES: readonly Piece[] = [piece('-')];

function cardPieces(counts: readonly number[], style: TerminalStyle): readonly Piece[] {
  const names = TERMINAL_LABELS[style.language].cards;
  const pieces = CARDS.flatMap((card, kind) => {
    const many = counts[kind] ?? 0;
    return many > 0 ? [{ text: `${many} ${names[card]}`, colour: PAINTS[card] }] : [];
  });
  return pieces.length > 0 ? pieces : NO_PIECES;
}

export function drawTable(view: View, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const display = view.display.map((card): Piece =>
    card === null ? piece('[ ]') : { text: `[${labels.cards[card]}]`, colour: PAINTS[card] },
  );
  const returned = view.under.flatMap(({ contract }, place) =>
    contract === null
      ? []
      : [
          piece(
            `${contractName(printedIn(view.config), contract)} ${labels.place(view.fresh + place + 1)}`,
          ),
        ],
  );
  const lines = [
    ...listing(style, labels.display, display, ' '),
    `${labels.pile}: ${view.pile}   ${labels.contractPile}: ${view.fresh + view.under.length}`,
    ...listing(style, labels.discards, cardPieces(view.discards, style)),
  ];
  if (returned.length > 0) lines.push(...listing(style, labels.returned, returned, '; '));
  if (view.lastTurns > 0) lines.push(bold(style, labels.lastTurns(view.lastTurns)));
  return lines;
}

export function drawSeat(view: View, style: TerminalStyle, seat: number): string[] {
  const own = view.seats[seat];
  if (!own) return [];
  const labels = TERMINAL_LABELS[style.language];
  const owes = view.owing.includes(seat) ? '>' : ' ';
  const sign = { text: `#${seat + 1}#`, colour: SEAT_PAINTS[seat] };
  const lines = listing(style, `${owes} ${style.who(seat)}`, [
    sign,
    ...labels.figures(own).map(piece),
  ]);
  if (own.hand) lines.push(...listing(style, `    ${labels.hand}`, cardPieces(own.hand, style)));
  else if (own.known?.some((many) => many > 0)) {
    lines.push(...listing(style, `    ${labels.known}`, cardPieces(own.known, style)));
  }
  if (!own.hand && own.took.length > 0) {
    const took = own.took.map((card) => ({ text: labels.cards[card], colour: PAINTS[card] }));
    lines.push(...listing(style, `    ${labels.took}`, took));
  }
  return [...lines, ...contractLines(view, own, seat, style)];
}

function contractLines(view: View, own: SeatView, seat: number, style: TerminalStyle): string[] {
  const labels = TERMINAL_LABELS[style.language];
  const named = (label: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : listing(style, `    ${label}`, texts.map(piece), '; ');
  const final = view.finals?.[seat];
  if (final) {
    const scored = final.contracts.map(({ contract, points }) => {
      return `${contractName(printedIn(view.config), contract)} ${signed(points)}`;
    });
    const summed = labels.final(final, contractSum(final));
    return [
      ...named(labels.contracts, scored),
      ...listing(style, `    ${labels.finalScore}`, summed.map(piece)),
    ];
  }
  const sealed = own.chosen ?? [];
  const called = (id: ContractId): string => contractName(printedIn(view.config), id);
  return [
    ...named(labels.contracts, (own.held ?? []).map(called)),
    ...(sealed.length > 0
      ? named(labels.chosen, sealed.map(called))
      : named(labels.offer, (own.offer ?? []).map(called))),
  ];
}
