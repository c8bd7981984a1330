/** The colours of the seats as custom properties: whatever is drawn inside takes them over. */
import type { Title } from '@roundhouse/titles';
import type { PieceColour } from '@roundhouse/ui/colours';
import type { CSSProperties } from 'react';
import type { Sitter } from '../host/index.ts';

export function seatPaint(seat: number, colour: PieceColour | undefined): CSSProperties {
  if (colour === undefined) return {};
  return {
    [`--seat-${seat}`]: `var(--piece-${colour})`,
    [`--on-seat-${seat}`]: `var(--on-piece-${colour})`,
  };
}

/** For the root of a table: as was chosen at its set-up, else as the game has it. */
export function tablePaint(title: Title, sitters: readonly Sitter[]): CSSProperties {
  const paints = sitters.map(({ colour }, seat) =>
    seatPaint(seat, colour ?? title.colours?.[seat]),
  );
  return Object.assign({}, ...paints) as CSSProperties;
}
