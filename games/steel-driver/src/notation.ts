/** The one-line texts of actions and chance. */
import { int, notation, oneOf, word } from '@roundhouse/engine';
import { COMPANIES, type Action, type Chance } from './types.ts';

export const actionNotation = notation<Action>({
  offer: { company: oneOf(COMPANIES), bid: int },
  bid: { bid: int },
  pass: {},
  build: { route: word },
  start: { city: word, route: word },
  take: { city: word },
});

export const chanceNotation = notation<Chance>({ starter: { seat: int } });
