/** The rule bot's figures, found by games against itself. */

export interface Temper {
  /** How much what the others gain counts as own loss: 0 blocks nobody. */
  readonly rivalry: number;
  /** Every price and every space is taken for up to this part more or less than it is worth. */
  readonly blur: number;
  /** How many of the pieces that must go before the game ends go in a year, for each seat. */
  readonly pace: number;
  /** Income that a dollar in a treasury buys, and how much income that adds at most. */
  readonly incomePerDollar: number;
  readonly mostGrowth: number;
  /** How far the unsold shares are counted as if they were sold. */
  readonly laterShares: number;
  /**
   * The part of a share's worth that is bid for it in the first year, by the number of seats, and with one
   * dividend left. Who spends all in the preparation round is outbid by whoever sat it out.
   */
  readonly keenFirst: Readonly<Record<number, number>>;
  readonly keenLast: number;
  /** How much more is bid for a company of which he holds a share. */
  readonly keenOwner: number;
  /** The part of an auction's surplus that it is taken for. */
  readonly auction: number;
  /** What a financed dollar makes in income by and by, and the treasury from which on it makes none. */
  readonly financed: number;
  readonly funded: number;
  /** What a house counts for, as a part of the dividends that it brings. */
  readonly house: number;
  /** What being one space higher is worth in the next phase. */
  readonly earliness: number;
  /** A cube is worth this many dollars of effort. */
  readonly cubeEffort: number;
  /** Cubes that a company is given in a round, by all its owners. */
  readonly cubesARound: number;
  /** How much a dollar counts as effort in the last year. */
  readonly lastDollar: number;
  /** How much less a city counts for each step from the first cube, and how much the first city counts. */
  readonly fading: number;
  readonly firstCity: number;
}

export const TUNED: Temper = {
  rivalry: 1.26,
  blur: 0.05,
  pace: 1.73,
  incomePerDollar: 0.43,
  mostGrowth: 25,
  laterShares: 0.41,
  keenFirst: { 3: 0.35, 4: 0.4, 5: 0.35 },
  keenLast: 1.36,
  keenOwner: 1.31,
  auction: 0.53,
  financed: 0.3,
  funded: 5.8,
  house: 1.28,
  earliness: 0.06,
  cubeEffort: 2,
  cubesARound: 1,
  lastDollar: 1.38,
  fading: 0.62,
  firstCity: 0.99,
};

/** A beginner: 70 to 130 % of what things are worth, and no eye for the others. */
export const CARELESS: Temper = { ...TUNED, rivalry: 0, blur: 0.3 };
