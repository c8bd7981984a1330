/** The colours that pieces come in, by the names of their tokens: --piece-red, --on-piece-red. */
export const PIECE_COLOURS = [
  'white',
  'grey',
  'green',
  'yellow',
  'red',
  'blue',
  'brown',
  'burgundy',
  'natural',
  'purple',
  'pink',
  'orange',
  'black',
] as const;
export type PieceColour = (typeof PIECE_COLOURS)[number];
