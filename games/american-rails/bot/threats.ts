/** What another may do next that a seat has to reckon with, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { boardOf } from '../src/board.ts';
import { COMPANY_IDS, NONE, type Action, type Company, type View } from '../src/types.ts';

/** Sums of bids are left out: it counts that somebody bids at all. */
export function threat(view: View, _seat: Seat, _other: Seat, action: Action): Reason | undefined {
  switch (action.type) {
    case 'place':
      return inCity(view, 'goes-to-city', action.hex, action.company);
    case 'found':
      return inCity(view, 'founds-in-city', action.hex);
    case 'develop':
      return inCity(view, 'builds-house', action.hex);
    case 'take':
      return action.space === 'pass'
        ? undefined
        : { code: 'takes-space', params: { space: action.space } };
    case 'offer':
      return ofCompany('puts-up-share', action.company);
    case 'finance':
      return ofCompany('funds-company', action.company);
    case 'bid': {
      const { company } = view.frame;
      return company === NONE ? undefined : ofCompany('bids-on', company);
    }
    default:
      return undefined;
  }
}

function ofCompany(code: string, company: Company): Reason {
  return { code, params: { company: COMPANY_IDS[company] } };
}

function inCity(view: View, code: string, hex: number, company?: Company): Reason | undefined {
  const city = boardOf(view.config).cityAt[hex];
  const whose = company === undefined ? {} : { company: COMPANY_IDS[company] };
  return city && { code, params: { city: city.name, ...whose } };
}
