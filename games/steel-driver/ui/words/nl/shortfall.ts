import { nameOfId, type Params } from '@roundhouse/ui/by-code';
import type { Shortfalls } from '../by-code.ts';
import { words as colours } from './colours.ts';

const companyOf = (p: Params): string => nameOfId(colours.companies, p['company']);

export const words: Shortfalls = {
  threats: {
    'offers-company': (p, seat, who) => `${who(seat)} brengt ${companyOf(p)} in de veiling`,
    'bids-on': (p, seat, who) => `${who(seat)} biedt verder op ${companyOf(p)}`,
    'starts-in': (p, seat, who) => `${who(seat)} begint in ${p['city']}`,
    'builds-link': (p, seat, who) => `${who(seat)} legt ${p['from']} – ${p['to']}`,
    'takes-goods': (p, seat, who) => `${who(seat)} pakt het blokje van ${p['city']}`,
  },
  less: (points) => `zo’n $${points} minder`,
};
