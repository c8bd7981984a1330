/** The rule bot's figures, found by games against itself. In points where nothing else is said. */
export const TUNED = {
  /** What a way costs in a plan: each claim, each missing card, each space; what it gives back. */
  planClaim: 1,
  planCard: 0.21,
  planSpace: 0.262,
  planPoint: 0.271,
  planBonus: 0.298,
  /** Own turns left for each cart of whoever has fewest, beyond the last. */
  pace: 1.28,
  /** A plan that takes all the turns left comes off with half of this chance. */
  sure: 0.533,
  chanceFrom: 1.5,
  /** The price of a turn that a contract takes, and how much of the routes' points pays for it. */
  turn: 0.658,
  gained: 0.3,
  /** What a point of a route itself counts for, and a merchandise bonus card. */
  point: 1,
  bonus: 1.8,
  /** What a contract's points count for, divided over the routes that are still missing. */
  contract: 1.2,
  /** Wanted cards that a turn of drawing brings. */
  cardsATurn: 2.06,
  /** Added to a planned route's worth for each of its ends that others have reached. */
  danger: 0.7,
  /** The same for a route that no contract of its own needs. */
  rivals: 0,
  /** How strongly waiting for cards counts against a route. */
  patience: 0.639,
  /** How strongly the best route counts before the next ones when cards are drawn. */
  focus: 2,
  /** What a paid joker costs; a card that another target could use, as part of its rate; what a card left over of the colour paid is worth. */
  joker: 0.9,
  useful: 0.5,
  spareCard: 0.05,
  /** How much a card must be wanted to be taken rather than one from the pile. */
  blind: 0.454,
  lastJoker: 0.518,
  earlyJoker: 0.1,
  /** How much a further card of a colour counts for a grey route. */
  lead: 0.35,
};

/** Characters: as strong as the tuned one, and different company. */
export const TASTES = {
  carter: { ...TUNED, point: 1.4 },
  merchant: { ...TUNED, bonus: 2.6 },
  blocker: { ...TUNED, danger: 1.2, rivals: 0.4 },
};
