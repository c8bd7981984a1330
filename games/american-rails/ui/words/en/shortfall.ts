import { nameOfId, type ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { companyOfId } from '../names.ts';
import { words as board } from './board.ts';

export const words = {
  threats: {
    'goes-to-city': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'takes', 'take')} ${companyOfId(p['company'])} to ${p['city']}`,
    'founds-in-city': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'starts', 'start')} a company in ${p['city']}`,
    'builds-house': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'builds', 'build')} a house in ${p['city']}`,
    'takes-space': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'takes', 'take')} ${nameOfId(board.spaces, p['space'])}`,
    'puts-up-share': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'puts', 'put')} up a share of ${companyOfId(p['company'])}`,
    'funds-company': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'gives', 'give')} ${companyOfId(p['company'])} money to build`,
    'bids-on': (p, seat, who) =>
      `${who(seat)} ${who.verb(seat, 'bids', 'bid')} for ${companyOfId(p['company'])}`,
  } satisfies ByCode<string, [seat: number, who: Persons]>,
  less: (points: number) => `about $${points} less`,
};
