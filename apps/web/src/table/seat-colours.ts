/** The seats' colours as custom properties: whatever is drawn below takes them from there. */
import type { PieceColour } from '@roundhouse/ui/colours';
import type { CSSProperties } from 'react';

interface Seated {
  readonly info: { readonly sitters: readonly { readonly colour?: PieceColour }[] };
  readonly title: { readonly colours?: readonly PieceColour[] };
}

/** A sitter's own colour, else the game's for the seat; else the tokens stand as they are. */
export function seatColours({ info, title }: Seated): CSSProperties {
  const rows = info.sitters.flatMap(({ colour }, seat) => {
    const chosen: PieceColour | undefined = colour ?? title.colours?.[seat];
    return chosen === undefined
      ? []
      : [
          [`--seat-${seat}`, `var(--piece-${chosen})`],
          [`--on-seat-${seat}`, `var(--on-piece-${chosen})`],
        ];
  });
  return Object.fromEntries(rows) as CSSProperties;
}
