/** How a rule bot is minded: the figures that its choices rest on, found by games against itself. */
export interface Temper {
  /** Scores count give or take so many thousandths. */
  readonly blur: number;
  /** What a cube that is kept counts against one that is spent. */
  readonly save: number;
  /** How much others' gains count as losses in an auction. */
  readonly envy: number;
  /** Part of the cubes of later rounds that a company is expected to spend well. */
  readonly future: number;
  /** By round: how much of the average price it is ready to pay. */
  readonly eagerness: readonly number[];
  /** How much of the growth of shares it holds already counts in an auction. */
  readonly holding: number;
  /** What a share comes to in the end: so many dollars, and so much of each that one can foresee. */
  readonly base: number;
  readonly share: number;
  /** How much of the profit that one can foresee comes true. */
  readonly profit: number;
  /** What a share counts against a dollar of profit in building. */
  readonly hope: number;
  /** How much of the cubes that are left over after a link, too few for another, counts as spent. */
  readonly waste: number;
  /** How much others' gains count as losses: in building and when goods are taken. */
  readonly rivals: number;
  /** How many goods cubes may be left for it to work out who takes which. */
  readonly exact: number;
  /** How much a link counts that only brings the ends nearer. */
  readonly nearer: number;
}

export const CAREFUL: Temper = {
  blur: 40,
  save: 0.98,
  envy: 0.44,
  future: 0.23,
  eagerness: [0.93, 1.0, 1.23, 1.01, 1.58],
  holding: 0.41,
  base: 17.1,
  share: 1.35,
  profit: 0.32,
  hope: 2.5,
  waste: 0.93,
  rivals: 0.99,
  exact: 8,
  nearer: 0.6,
};

/** Characters: as strong as the careful one, and different company. */
export const BUILDER: Temper = { ...CAREFUL, nearer: 1 };
export const COLLECTOR: Temper = { ...CAREFUL, hope: 2.2, rivals: 0.7 };
export const BLOCKER: Temper = { ...CAREFUL, hope: 4, rivals: 1.2 };

/** A beginner: misjudges prices by up to a sixth and looks at nobody but himself. */
export const CARELESS: Temper = { ...CAREFUL, blur: 150, envy: 0, rivals: 0, exact: 0, waste: 0 };
