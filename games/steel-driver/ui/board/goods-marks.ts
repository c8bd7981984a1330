/** How the goods are told apart without their colours, by their place in `GOODS`. */

/** Plain, plain on dark, dashed, long-dashed, dotted. */
export const RINGS: readonly (string | undefined)[] = [
  undefined,
  undefined,
  '4 2.4',
  '9 2',
  '1.2 2.6',
];

/** On a cube, which is too small for rings: an empty square, a slash, a bar, a cross, a dot. */
export const GOODS_MARKS: readonly (string | undefined)[] = [
  undefined,
  'M-2.6 2.6L2.6 -2.6',
  'M-2.6 0H2.6',
  'M-2.6 0H2.6M0 -2.6V2.6',
  'M0 0h.01',
];
/** In units of a cube of ten. */
export const MARK_WIDTHS = [0, 1.7, 2, 1.7, 4.2] as const;
