import { nameOfId, type ByCode, type Params } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { words as colours } from './colours.ts';

const companyOf = (p: Params): string => nameOfId(colours.companies, p['company']);

export const words = {
  threats: {
    'offers-company': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'offers', 'offer')} ${companyOf(p)}`,
    'bids-on': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'bids', 'bid')} on for ${companyOf(p)}`,
    'starts-in': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'starts', 'start')} in ${p['city']}`,
    'builds-link': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'builds', 'build')} ${p['from']} – ${p['to']}`,
    'takes-goods': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'takes', 'take')} the cube of ${p['city']}`,
  } satisfies ByCode<string, [seat: number, who: Persons]>,
  less: (points: number) => `about $${points} less`,
};
