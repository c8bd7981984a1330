/** The rule bot's figures, found by games against itself. In points where nothing else is said. */
export const TUNED = {
  /** What a way costs in a plan: each claim, each missing card, each space; what it gives back. */
  planClaim: 1.14,
  planCard: 0.24,
  planSpace: 0.25,
  planPoint: 0.19,
  planBonus: 0.37,
  /** Own turns left for each cart of whoever has fewest, beyond the last. */
  pace: 1.4,
  /** A plan that takes all the turns left comes off with half of this chance. */
  sure: 0.67,
  chanceFrom: 1.63,
  /** The price of a turn that a contract takes, and how much of the routes' points pays for it. */
  turn: 0.71,
  gained: 0.3,
  /** What a point of a route itself counts for, and a merchandise bonus card. */
  point: 0.94,
  bonus: 1.83,
  /** What a contract's points count for, divided over the routes that are still missing. */
  contract: 0.98,
  /** Wanted cards that a turn of drawing brings. */
  cardsATurn: 1.9,
  /** Added to a planned route's worth for each of its ends that others have reached. */
  danger: 0.78,
  /** The same for a route that no contract of its own needs. */
  rivals: 0.25,
  /** How strongly waiting for cards counts against a route. */
  patience: 0.61,
  /** How strongly the best route counts before the next ones when cards are drawn. */
  focus: 1.44,
  /** What a paid joker costs; a card that another target could use, as part of its rate; what a card left over of the colour paid is worth. */
  joker: 0.86,
  useful: 0.43,
  spareCard: 0.09,
  /** How much a card must be wanted to be taken rather than one from the pile. */
  blind: 0.61,
  lastJoker: 0.34,
  earlyJoker: 0.1,
  /** How much a further card of a colour counts for a grey route. */
  lead: 0.49,
};

/** What a player is after: what a card, a turn, a contract and a route in danger count for him. */
export type Taste = Readonly<typeof TUNED>;

/** What follows from a taste, worked out once for each: play-outs ask for the same again and again. */
export function oncePerTaste<D extends object>(derive: (taste: Taste) => D): (taste: Taste) => D {
  const known = new WeakMap<Taste, D>();
  return (taste) => {
    const found = known.get(taste);
    if (found) return found;
    const derived = derive(taste);
    known.set(taste, derived);
    return derived;
  };
}

/** Characters: as strong as the tuned one, and different company. */
export const TASTES = {
  carter: { ...TUNED, point: 1.2, bonus: 2.1, contract: 1.2 },
  merchant: { ...TUNED, bonus: 2.6 },
  blocker: { ...TUNED, danger: 1.3, rivals: 0.6 },
};
