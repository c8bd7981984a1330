/** The one-line texts of actions and chance. */
import { notation, oneOf, rest } from '@roundhouse/engine';
import { CONTRACT_IDS, ROUTE_IDS } from './board.ts';
import { CARDS, type Action, type Chance } from './types.ts';

export const actionNotation = notation<Action>({
  blind: {},
  take: { card: oneOf(CARDS) },
  claim: { route: oneOf(ROUTE_IDS), colour: oneOf(CARDS), jokers: oneOf<number>([0, 1, 2, 3, 4]) },
  contracts: {},
  keep: { contracts: rest(oneOf(CONTRACT_IDS)) },
  pass: {},
});

export const chanceNotation = notation<Chance>({
  card: { card: oneOf(CARDS) },
  first: { seat: oneOf<number>([0, 1, 2, 3]) },
  contract: { contract: oneOf(CONTRACT_IDS) },
});
