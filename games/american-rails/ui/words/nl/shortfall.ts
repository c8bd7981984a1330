import { nameOfId } from '@roundhouse/ui/by-code';
import { companyOfId } from '../names.ts';
import type { Shortfalls } from '../by-code.ts';
import { words as board } from './board.ts';

export const words: Shortfalls = {
  threats: {
    'goes-to-city': (p, seat, who) =>
      `${who(seat)} brengt ${companyOfId(p['company'])} naar ${p['city']}`,
    'founds-in-city': (p, seat, who) => `${who(seat)} begint een maatschappij in ${p['city']}`,
    'builds-house': (p, seat, who) => `${who(seat)} bouwt een huisje in ${p['city']}`,
    'takes-space': (p, seat, who) => `${who(seat)} kiest ${nameOfId(board.spaces, p['space'])}`,
    'puts-up-share': (p, seat, who) =>
      `${who(seat)} veilt een aandeel ${companyOfId(p['company'])}`,
    'funds-company': (p, seat, who) =>
      `${who(seat)} geeft ${companyOfId(p['company'])} geld om te bouwen`,
    'bids-on': (p, seat, who) => `${who(seat)} biedt op ${companyOfId(p['company'])}`,
  },
  less: (points) => `zo’n $${points} minder`,
};
