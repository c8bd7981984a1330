/** How a rule bot is minded: the figures that its choices rest on, found by play. */
export interface Temper {
  /** Scores count give or take so many thousandths. */
  readonly blur: number;
  /** Part of the cubes of later rounds that a company is expected to spend well. */
  readonly future: number;
  /** By round: how much of the average price it is ready to pay. */
  readonly eagerness: readonly number[];
  /** How much more it pays when it has more cubes than the others, as a power of the ratio. */
  readonly wealth: number;
  /** How much of the growth of shares it holds already counts in an auction. */
  readonly holding: number;
  /** How far it shuns offering what others would pay a lot for. */
  readonly bargain: number;
  /** What a share counts against a dollar of profit: in an auction and in building. */
  readonly share: number;
  readonly hope: number;
  /** How much of the cubes that are left over after a link, too few for another, counts as spent. */
  readonly waste: number;
  /** How much others' gains count as losses: in building and when goods are taken. */
  readonly rivals: number;
  /** How much a link counts that only brings the ends nearer. */
  readonly nearer: number;
}

export const CAREFUL: Temper = {
  blur: 40,
  future: 0.5,
  eagerness: [1.1, 1.15, 1.1, 1.1, 1.35],
  wealth: 0,
  holding: 0.25,
  bargain: 0,
  share: 1,
  hope: 1,
  waste: 0,
  rivals: 1,
  nearer: 0.8,
};

/** A beginner: misjudges prices by up to a third and looks at nobody but himself. */
export const CARELESS: Temper = { ...CAREFUL, blur: 300, rivals: 0, wealth: 0, waste: 0 };
