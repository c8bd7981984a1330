/** What a touch means: the board knows no rules, it narrows the list of what is legal. */
import { CONTRACT_IDS, ROUTE_IDS, ROUTES, type ContractId, type RouteId } from '../../src/board.ts';
import { CARDS, COLOURS, type Action, type Card, type Colour, type View } from '../../src/types.ts';
import { offered } from '../face/offered.ts';

type Actions = readonly Action[];
export type Claim = Extract<Action, { readonly type: 'claim' }>;

/** What all that is left has in common. */
export interface Choice {
  readonly route: RouteId | undefined;
  /** The card of the hand that every claim that is left pays with. */
  readonly card: Card | undefined;
  /** The one action that is left. */
  readonly action: Action | undefined;
}

const NOTHING: Choice = { route: undefined, card: undefined, action: undefined };

const isClaim = (action: Action): action is Claim => action.type === 'claim';

const paysWith = (claim: Claim, card: Card): boolean =>
  card === 'joker' ? claim.jokers > 0 : claim.colour === card;

/** A claim pays with cards of the hand: these, and so many jokers. */
export function costOf({ route, colour, jokers }: Claim): Readonly<Partial<Record<Card, number>>> {
  const { length } = ROUTES[route];
  return colour === 'joker' ? { joker: jokers } : { [colour]: length - jokers, joker: jokers };
}

export function choiceOf(legal: Actions, left: Actions): Choice {
  const isNarrow = left.length < legal.length || left.length === 1;
  const [first] = left;
  if (!isNarrow || !first) return NOTHING;
  const action = left.length === 1 ? first : undefined;
  const claims = left.filter(isClaim);
  if (claims.length < left.length) return { ...NOTHING, action };
  const route = claims.every((claim) => claim.route === claims[0]?.route)
    ? claims[0]?.route
    : undefined;
  const card = route === undefined ? touchedCard(legal, claims) : undefined;
  return { route, card, action };
}

/** A touched card of the hand left all claims that it pays for, and no others. */
function touchedCard(legal: Actions, claims: readonly Claim[]): Card | undefined {
  return CARDS.find((card) => {
    const paid = legal.filter((action) => isClaim(action) && paysWith(action, card));
    return paid.length === claims.length && claims.every((claim) => paysWith(claim, card));
  });
}

/** The routes that may be touched now: all of them, or those that the chosen card pays for. */
export function glowing(legal: Actions, { card }: Choice): readonly RouteId[] {
  const routes = new Set<RouteId>();
  for (const action of legal) {
    if (isClaim(action) && (card === undefined || paysWith(action, card))) routes.add(action.route);
  }
  return [...routes];
}

/** The ways to pay for a route, in the order in which they are offered. */
export function paymentsFor(legal: Actions, route: RouteId | undefined): readonly Claim[] {
  return offered(legal).filter(
    (action): action is Claim => isClaim(action) && action.route === route,
  );
}

/** Undefined: nothing there is legal. An empty list takes the choices back. */
type Touched = Actions | undefined;

const some = (list: Actions): Touched => (list.length > 0 ? list : undefined);

/** A chosen card stays chosen where it can; a chosen route is given back. */
export function touchRoute(legal: Actions, left: Actions, route: RouteId): Touched {
  const choice = choiceOf(legal, left);
  const here = legal.filter((action) => isClaim(action) && action.route === route);
  if (choice.route === route && legal.length > here.length) return [];
  const { card } = choice;
  const paid = card && here.filter((action) => isClaim(action) && paysWith(action, card));
  return some(paid ?? []) ?? some(here);
}

/** A card of the hand leaves what it pays for. */
export function touchHand(legal: Actions, left: Actions, card: Card): Touched {
  const { route, card: chosen } = choiceOf(legal, left);
  if (chosen === card) return [];
  const paid = legal.filter((action) => isClaim(action) && paysWith(action, card));
  const here = paid.filter((action) => isClaim(action) && action.route === route);
  return some(here) ?? some(paid);
}

/** A card of the display or a pile: one action, which a second touch gives back. */
export function touchDraw(legal: Actions, left: Actions, wanted: Action): Touched {
  const found = legal.find(
    (action) =>
      action.type === wanted.type &&
      (action.type !== 'take' || wanted.type !== 'take' || action.card === wanted.card),
  );
  if (!found) return undefined;
  return left.length === 1 && left[0] === found && legal.length > 1 ? [] : [found];
}

/** The offered contracts that are chosen so far. */
export function keptIn(legal: Actions, left: Actions): readonly ContractId[] {
  const { action } = choiceOf(legal, left);
  return action?.type === 'keep' ? action.contracts : [];
}

/** Each touch takes a contract or puts it back; none at all takes the choices back. */
export function touchOffer(
  legal: Actions,
  left: Actions,
  touched: readonly ContractId[],
): readonly Action[] {
  const kept = keptIn(legal, left);
  const isIn = (id: ContractId): boolean =>
    touched.length > 1 ? touched.includes(id) : kept.includes(id) !== touched.includes(id);
  const wanted = CONTRACT_IDS.filter(isIn).join();
  return legal.filter((action) => action.type === 'keep' && action.contracts.join() === wanted);
}

const heldBy = (view: View, seat: number, card: Card): number =>
  view.seats[seat]?.hand?.[CARDS.indexOf(card)] ?? 0;

/** As few jokers as the route takes in this colour. */
function claimIn(view: View, seat: number, route: RouteId, colour: Colour): Claim {
  const { length } = ROUTES[route];
  const lacking = Math.max(0, length - heldBy(view, seat, colour));
  const jokers = Math.min(length - 1, heldBy(view, seat, 'joker'), lacking);
  return { type: 'claim', route, colour, jokers };
}

/** The claim that was meant by touching a route that may not be claimed: in the most promising colour. */
export function meantByRoute(view: View, seat: number, route: RouteId): Claim {
  const { colour } = ROUTES[route];
  const most = (a: Colour, b: Colour): Colour =>
    heldBy(view, seat, b) > heldBy(view, seat, a) ? b : a;
  return claimIn(view, seat, route, colour === 'grey' ? COLOURS.reduce(most) : colour);
}

/** The claim that was meant by a card that pays for nothing: of the shortest route that is free. */
export function meantByHand(view: View, seat: number, card: Card): Claim {
  const wanted = ROUTE_IDS.filter((route, index) => {
    const { colour } = ROUTES[route];
    return !view.routes[index] && (card === 'joker' || colour === 'grey' || colour === card);
  }).toSorted((a, b) => ROUTES[a].length - ROUTES[b].length);
  const [route = 'R01'] = wanted;
  return card === 'joker'
    ? { type: 'claim', route, colour: card, jokers: ROUTES[route].length }
    : claimIn(view, seat, route, card);
}
