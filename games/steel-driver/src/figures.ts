/** The figures of the game that no map changes. */
export const ROUNDS = 5;
export const CUBES = 60;
export const SHARES = 5;
export const LINKS = 17;
/** SD-2.1, by the number of players. */
export const CUBES_EACH = [0, 0, 0, 10, 8, 7, 6] as const;
/** Goods cubes by colour, in the order of `GOODS` (SD-1.3). */
export const GOODS_CUBES = [12, 12, 6, 6, 6] as const;
/** By the number of colours in a set (SD-7.4). */
export const SET_VALUES = [0, 10, 30, 60, 100, 150] as const;
export const BUILDER_BONUS = 50;
export const PARTNER_BONUS = 30;
