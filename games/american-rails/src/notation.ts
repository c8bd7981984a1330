/** The one-line texts: `place liberty 5,3`. A hex is written as its column and row. */
import { int, notation, oneOf, type Field } from '@roundhouse/engine';
import { HEXES, hexAt } from './board.ts';
import { COMPANIES, COMPANY_IDS, SPACES, type Action, type Chance, type Company } from './types.ts';

const company: Field<Company> = {
  takes: 'word',
  write: (value) => COMPANY_IDS[value],
  read: (text) => COMPANIES.find((value) => COMPANY_IDS[value] === text),
};

const hex: Field<number> = {
  takes: 'word',
  write: (value) => HEXES[value]?.id ?? '',
  read: hexAt,
};

export const actionNotation = notation<Action>({
  offer: { company },
  bid: { amount: int },
  pass: {},
  found: { hex },
  take: { space: oneOf(SPACES) },
  develop: { hex },
  finance: { company },
  collect: {},
  levy: {},
  expand2: {},
  place: { company, hex },
  stop: {},
  decline: {},
});

export const chanceNotation = notation<Chance>({
  removed: { company },
  banker: { seat: oneOf([0, 1, 2, 3, 4]) },
});
