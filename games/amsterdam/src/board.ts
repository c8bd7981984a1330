/**
 * The board and the contracts. Read from a picture of the printed board; what was inferred and which
 * contracts are reconstructions is said in the README.
 */
import type { Colour } from './types.ts';

/** By id, in the order of the data. */
export const LOCATION_NAMES = {
  nieuwe_waal: 'Nieuwe Waal',
  haringpakkerstoren: 'Haringpakkerstoren',
  oude_waal: 'Oude Waal',
  montelbaanstoren: 'Montelbaanstoren',
  noordermarkt: 'Noordermarkt',
  korenmetershuisje: 'Korenmetershuisje',
  oude_kerk: 'Oude Kerk',
  waag: 'Waag',
  jordaan: 'Jordaan',
  jan_roodenpoortstoren: 'Jan Roodenpoortstoren',
  dam: 'Dam',
  oost_indisch_huis: 'Oost-Indisch Huis',
  westermarkt: 'Westermarkt',
  de_drie_hendricken: 'De Drie Hendricken',
  begijnhof: 'Begijnhof',
  munttoren: 'Munttoren',
  blauwbrug: 'Blauwbrug',
} as const satisfies Readonly<Record<string, string>>;
export type LocationId = keyof typeof LOCATION_NAMES;
export const LOCATION_IDS = Object.keys(LOCATION_NAMES) as [LocationId, ...LocationId[]];

export interface Route {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly length: 1 | 2 | 3 | 4;
  readonly colour: Colour | 'grey';
  /** Bears cart symbols: gives a merchandise bonus card (AM-4.5). */
  readonly cart: boolean;
}

function route(
  a: LocationId,
  b: LocationId,
  length: Route['length'],
  colour: Route['colour'],
  cart?: 'cart',
): Route {
  return { a, b, length, colour, cart: cart !== undefined };
}

export const ROUTES = {
  R01: route('nieuwe_waal', 'haringpakkerstoren', 2, 'pink', 'cart'),
  R02: route('nieuwe_waal', 'haringpakkerstoren', 2, 'grey', 'cart'),
  R03: route('nieuwe_waal', 'noordermarkt', 2, 'green', 'cart'),
  R04: route('haringpakkerstoren', 'noordermarkt', 3, 'blue', 'cart'),
  R05: route('haringpakkerstoren', 'oude_waal', 4, 'grey', 'cart'),
  R06: route('haringpakkerstoren', 'korenmetershuisje', 1, 'red'),
  R07: route('haringpakkerstoren', 'korenmetershuisje', 1, 'grey'),
  R08: route('noordermarkt', 'korenmetershuisje', 3, 'grey'),
  R09: route('noordermarkt', 'jordaan', 2, 'red', 'cart'),
  R10: route('noordermarkt', 'jan_roodenpoortstoren', 3, 'grey'),
  R11: route('jordaan', 'jan_roodenpoortstoren', 3, 'grey'),
  R12: route('jordaan', 'westermarkt', 2, 'orange', 'cart'),
  R13: route('jordaan', 'de_drie_hendricken', 2, 'grey', 'cart'),
  R14: route('de_drie_hendricken', 'westermarkt', 1, 'pink', 'cart'),
  R15: route('de_drie_hendricken', 'westermarkt', 1, 'black', 'cart'),
  R16: route('de_drie_hendricken', 'begijnhof', 4, 'grey', 'cart'),
  R17: route('westermarkt', 'jan_roodenpoortstoren', 1, 'green'),
  R18: route('westermarkt', 'jan_roodenpoortstoren', 1, 'grey'),
  R19: route('westermarkt', 'begijnhof', 3, 'red', 'cart'),
  R20: route('jan_roodenpoortstoren', 'dam', 1, 'blue'),
  R21: route('jan_roodenpoortstoren', 'dam', 1, 'red'),
  R22: route('korenmetershuisje', 'jan_roodenpoortstoren', 2, 'orange'),
  R23: route('korenmetershuisje', 'jan_roodenpoortstoren', 2, 'black'),
  R24: route('korenmetershuisje', 'oude_kerk', 1, 'green'),
  R25: route('korenmetershuisje', 'oude_kerk', 1, 'blue'),
  R26: route('oude_kerk', 'dam', 2, 'pink'),
  R27: route('oude_kerk', 'dam', 2, 'orange'),
  R28: route('oude_kerk', 'waag', 1, 'black'),
  R29: route('oude_kerk', 'waag', 1, 'red'),
  R30: route('oude_waal', 'oude_kerk', 2, 'grey'),
  R31: route('oude_waal', 'waag', 1, 'grey'),
  R32: route('oude_waal', 'montelbaanstoren', 2, 'orange', 'cart'),
  R33: route('montelbaanstoren', 'waag', 2, 'green'),
  R34: route('montelbaanstoren', 'waag', 2, 'pink'),
  R35: route('montelbaanstoren', 'blauwbrug', 4, 'grey', 'cart'),
  R36: route('waag', 'oost_indisch_huis', 1, 'blue'),
  R37: route('waag', 'oost_indisch_huis', 1, 'orange'),
  R38: route('dam', 'oost_indisch_huis', 3, 'green'),
  R39: route('dam', 'oost_indisch_huis', 3, 'black'),
  R40: route('dam', 'begijnhof', 2, 'grey'),
  R41: route('oost_indisch_huis', 'blauwbrug', 2, 'red'),
  R42: route('oost_indisch_huis', 'blauwbrug', 2, 'pink'),
  R43: route('oost_indisch_huis', 'munttoren', 2, 'grey'),
  R44: route('munttoren', 'blauwbrug', 3, 'blue', 'cart'),
  R45: route('begijnhof', 'munttoren', 2, 'black', 'cart'),
};
export type RouteId = keyof typeof ROUTES;
export const ROUTE_IDS = Object.keys(ROUTES) as readonly RouteId[];

/** The pairs of tracks on one link: double routes. */
export const DOUBLE_ROUTES: readonly (readonly [RouteId, RouteId])[] = ROUTE_IDS.flatMap((id, at) =>
  ROUTE_IDS.slice(at + 1)
    .filter((other) => ROUTES[other].a === ROUTES[id].a && ROUTES[other].b === ROUTES[id].b)
    .map((other): [RouteId, RouteId] => [id, other]),
);

export interface Contract {
  readonly a: LocationId;
  readonly b: LocationId;
  readonly points: number;
}

export const CONTRACTS = {
  C01: { a: 'korenmetershuisje', b: 'waag', points: 2 },
  C02: { a: 'haringpakkerstoren', b: 'jan_roodenpoortstoren', points: 3 },
  C03: { a: 'montelbaanstoren', b: 'oost_indisch_huis', points: 3 },
  C04: { a: 'korenmetershuisje', b: 'westermarkt', points: 3 },
  C05: { a: 'dam', b: 'de_drie_hendricken', points: 3 },
  C06: { a: 'oude_waal', b: 'blauwbrug', points: 4 },
  C07: { a: 'oude_waal', b: 'dam', points: 4 },
  C08: { a: 'noordermarkt', b: 'westermarkt', points: 4 },
  C09: { a: 'oude_kerk', b: 'begijnhof', points: 4 },
  C10: { a: 'jan_roodenpoortstoren', b: 'oost_indisch_huis', points: 4 },
  C11: { a: 'nieuwe_waal', b: 'jan_roodenpoortstoren', points: 5 },
  C12: { a: 'haringpakkerstoren', b: 'jordaan', points: 5 },
  C13: { a: 'noordermarkt', b: 'waag', points: 5 },
  C14: { a: 'dam', b: 'blauwbrug', points: 5 },
  C15: { a: 'begijnhof', b: 'blauwbrug', points: 5 },
  C16: { a: 'nieuwe_waal', b: 'de_drie_hendricken', points: 6 },
  C17: { a: 'nieuwe_waal', b: 'oude_waal', points: 6 },
  C18: { a: 'jordaan', b: 'oude_kerk', points: 6 },
  C19: { a: 'de_drie_hendricken', b: 'munttoren', points: 6 },
  C20: { a: 'montelbaanstoren', b: 'begijnhof', points: 7 },
  C21: { a: 'jordaan', b: 'munttoren', points: 7 },
  C22: { a: 'nieuwe_waal', b: 'begijnhof', points: 8 },
  C23: { a: 'noordermarkt', b: 'munttoren', points: 8 },
  C24: { a: 'jordaan', b: 'blauwbrug', points: 9 },
} as const satisfies Readonly<Record<string, Contract>>;
export type ContractId = keyof typeof CONTRACTS;
export const CONTRACT_IDS = Object.keys(CONTRACTS) as readonly ContractId[];
