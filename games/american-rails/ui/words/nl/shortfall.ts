import { SPACES } from '../../../src/types.ts';
import { nameOfId } from '../names.ts';
import type { Shortfalls } from '../by-code.ts';
import { words as board } from './board.ts';

const spaceName = (id: string | number | undefined): string => {
  const space = SPACES.find((one) => one === id);
  return space ? board.spaces[space] : String(id);
};

export const words: Shortfalls = {
  threats: {
    'goes-to-city': (p, seat, who) =>
      `${who(seat)} brengt ${nameOfId(p['company'])} naar ${p['city']}`,
    'founds-in-city': (p, seat, who) => `${who(seat)} begint een maatschappij in ${p['city']}`,
    'builds-house': (p, seat, who) => `${who(seat)} bouwt een huisje in ${p['city']}`,
    'takes-space': (p, seat, who) => `${who(seat)} kiest ${spaceName(p['space'])}`,
    'puts-up-share': (p, seat, who) => `${who(seat)} veilt een aandeel ${nameOfId(p['company'])}`,
    'funds-company': (p, seat, who) =>
      `${who(seat)} geeft ${nameOfId(p['company'])} geld om te bouwen`,
    'bids-on': (p, seat, who) => `${who(seat)} biedt op ${nameOfId(p['company'])}`,
  },
  less: (points) => `zo’n $${points} minder`,
};
