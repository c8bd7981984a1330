/** What speaks for an action, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import { byType } from '@roundhouse/kit/by-type';
import type { Seat } from '@roundhouse/engine';
import { leastOf } from '../src/auctions.ts';
import { boardOf } from '../src/board.ts';
import { cityValue } from '../src/income.ts';
import { cubeCost } from '../src/track.ts';
import { COMPANY_IDS, type Action, type Company, type Space, type View } from '../src/types.ts';
import { auctionGain, bidLimit } from './bidding.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { houseWorth } from './places.ts';
import { entryIncome, routes } from './routes.ts';
import { financeWorth, spaceWorths } from './space-worth.ts';
import { TUNED } from './temper.ts';

const reasonOf = byType<Action, [outlook: Outlook], Reason>({
  offer: ({ company }, outlook) => reasonOfOffer(outlook, company),
  bid: ({ amount }, outlook) => reasonOfBid(outlook, amount),
  pass: (_action, outlook) => reasonOfPass(outlook),
  found: ({ hex }, outlook) =>
    of('first-city', {
      city: cityName(outlook.view, hex),
      income: fullValue(outlook.view, hex),
    }),
  take: ({ space }, outlook) => reasonOfSpace(outlook, space),
  develop: ({ hex }, outlook) => reasonOfHouse(outlook, hex),
  finance: ({ company }, outlook) => reasonOfMoney(outlook, company),
  collect: () => of('two-dollars', {}),
  levy: () => of('others-pay', {}),
  expand2: () => of('two-cubes', {}),
  place: ({ company, hex }, outlook) => reasonOfCube(outlook, company, hex),
  stop: () => of('nothing-pays', {}),
  decline: () => of('nothing-pays', {}),
});

export function reason(view: View, seat: Seat, action: Action): Reason {
  const outlook = outlookOf(view, seat, TUNED);
  return reasonOf(action, outlook);
}

function of(code: string, params: Reason['params']): Reason {
  return { code, params };
}

function against(code: string, params: Reason['params']): Reason {
  return { code, params, isAgainst: true };
}

function cityName({ config }: View, hex: number): string {
  return boardOf(config).cityAt[hex]?.name ?? '';
}

function fullValue(view: View, hex: number): number {
  const city = boardOf(view.config).cityAt[hex];
  return city ? cityValue(city, (view.map[hex] ?? 0) | 1) : 0;
}

function auctioned(view: View): Company {
  const { company } = view.frame;
  return company === -1 ? 0 : company;
}

function reasonOfOffer(outlook: Outlook, company: Company): Reason {
  const gain = Math.round(auctionGain(outlook, company));
  const params = { company: COMPANY_IDS[company], worth: Math.abs(gain) };
  return gain >= 0 ? of('share-on-offer', params) : against('share-costs-you', params);
}

function reasonOfHouse(outlook: Outlook, hex: number): Reason {
  const worth = Math.round(houseWorth(outlook, hex));
  const city = cityName(outlook.view, hex);
  return worth > 0 ? of('house-income', { city, worth }) : against('house-for-others', { city });
}

function reasonOfMoney(outlook: Outlook, company: Company): Reason {
  const worth = Math.round(financeWorth(outlook, company));
  const name = COMPANY_IDS[company];
  return worth > 0
    ? of('money-to-build', { company: name, worth })
    : against('money-for-others', { company: name });
}

function reasonOfBid(outlook: Outlook, amount: number): Reason {
  const company = auctioned(outlook.view);
  const limit = Math.max(0, bidLimit(outlook, outlook.seat, company));
  const params = { company: COMPANY_IDS[company], amount, limit };
  return of(amount <= limit ? 'share-worth-it' : 'share-kept-from-others', params);
}

function reasonOfPass(outlook: Outlook): Reason {
  const company = auctioned(outlook.view);
  const least = leastOf(outlook.view);
  const limit = Math.max(0, bidLimit(outlook, outlook.seat, company));
  const code = least > limit ? 'share-too-dear' : 'money-for-better';
  return of(code, { company: COMPANY_IDS[company], least, limit });
}

const SPACE_CODES: Readonly<Record<Space, string>> = {
  pass: 'move-first',
  develop: 'space-develop',
  finance: 'space-finance',
  take2: 'space-take2',
  expand3: 'space-expand',
  auction: 'space-auction',
  expand4: 'space-expand',
};

function reasonOfSpace(outlook: Outlook, space: Space): Reason {
  const code = SPACE_CODES[space];
  if (space === 'pass') return of(code, {});
  const worth = Math.max(0, Math.round(spaceWorths(outlook)[space]));
  return worth > 0 ? of(code, { worth }) : against(code, { worth });
}

function reasonOfCube(outlook: Outlook, company: Company, hex: number): Reason {
  const { view } = outlook;
  const cost = cubeCost(boardOf(view.config), hex, view.map[hex] ?? 0);
  const params = { company: COMPANY_IDS[company], cost };
  const city = boardOf(view.config).cityAt[hex];
  if (city) {
    const income = entryIncome(view, company, city);
    return of('into-city', { ...params, city: city.name, income });
  }
  const route = routes(outlook, view.frame.left).find(
    (one) => one.company === company && one.first === hex,
  );
  return route
    ? of('on-the-way', { ...params, city: route.city.name, cubes: route.cubes })
    : of('in-the-way', params);
}
