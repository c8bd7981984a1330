/** The board in words: what is offered, the display, the piles, hands, contracts, routes and players. */
import type { Place, Telling } from '@roundhouse/ui/face';
import { withChoices, type Described, type PlaceSketch } from '@roundhouse/ui/place-sketch';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import {
  CARDS,
  ROUTE_IDS,
  ROUTES,
  type Action,
  type Card,
  type RouteId,
  type SeatView,
  type View,
} from '../../src/index.ts';
import { contractName, payment, routeName } from '../words/names.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { isCompleted, listed } from './reading.ts';
import { printedIn } from '../../src/printed.ts';

type Sketch = PlaceSketch<Action>;
type Shown = Described<View, FaceLabels>;

export function places(view: View, legal: readonly Action[], tell: Telling): readonly Place[] {
  const shown: Shown = { ...tell, view, labels: FACE_LABELS[tell.language] };
  const seats = view.seats.map((_, seat) => seat);
  const sketches = [
    ...seats.flatMap((seat) => offerPlaces(shown, seat)),
    ...view.display.map((card, at) => displayPlace(shown, card, at)),
    ...pilePlaces(shown),
    ...seats.flatMap((seat) => handPlaces(shown, seat)),
    ...seats.flatMap((seat) => heldPlaces(shown, seat)),
    ...ROUTE_IDS.map((route, index) => routePlace(shown, route, index)),
    ...seats.map((seat) => playerPlace(shown, seat)),
  ];
  return withChoices(sketches, legal);
}

const seatOf = ({ view }: Shown, seat: number): SeatView | undefined => view.seats[seat];

function offerPlaces(shown: Shown, seat: number): Sketch[] {
  return (seatOf(shown, seat)?.offer ?? []).map((contract) => ({
    id: `offer:${seat}:${contract}`,
    group: shown.labels.offers,
    name: contractName(printedIn(shown.view.config), contract),
    holds: [],
    concerns: (action) => action.type === 'keep' && action.contracts.includes(contract),
  }));
}

function displayPlace({ labels }: Shown, card: Card | null, at: number): Sketch {
  return {
    id: `display:${at}`,
    group: labels.display,
    name: card === null ? labels.emptyPlace : labels.cards[card],
    holds: card === null || card === 'joker' ? [] : [labels.symbols[card]],
    concerns: (action) => action.type === 'take' && action.card === card,
  };
}

function pilePlaces({ view, labels }: Shown): Sketch[] {
  const discards = view.discards.reduce((sum, count) => sum + count, 0);
  const names = listed(view.discards, labels.cards);
  return [
    {
      id: 'pile',
      group: labels.piles,
      name: labels.drawPile,
      holds: [labels.count(view.pile), labels.discards(discards), ...(names === '' ? [] : [names])],
      concerns: ({ type }) => type === 'blind',
    },
    {
      id: 'contracts',
      group: labels.piles,
      name: labels.contractPile,
      holds: [labels.contractsLeft(view.fresh + view.under.length)],
      concerns: ({ type }) => type === 'contracts',
    },
  ];
}

/** A colour of the hand, with the claims that it pays for. */
function handPlaces({ view, labels, who }: Shown, seat: number): Sketch[] {
  const hand = view.seats[seat]?.hand ?? [];
  return CARDS.flatMap((card, index) => {
    const count = hand[index] ?? 0;
    if (count === 0) return [];
    return [
      {
        id: `hand:${seat}:${card}`,
        group: labels.hand(who(seat)),
        name: labels.cards[card],
        holds: [labels.count(count)],
        concerns: (action: Action) =>
          action.type === 'claim' &&
          view.seat === seat &&
          (card === 'joker' ? action.jokers > 0 : action.colour === card),
      },
    ];
  });
}

function heldPlaces(shown: Shown, seat: number): Sketch[] {
  const { view, labels, who } = shown;
  return (seatOf(shown, seat)?.held ?? []).map((contract) => ({
    id: `held:${seat}:${contract}`,
    group: labels.held(who(seat)),
    name: contractName(printedIn(shown.view.config), contract),
    holds: [isCompleted(view, seat, contract) ? labels.done : labels.notDone],
  }));
}

function routePlace({ view, labels, who }: Shown, route: RouteId, index: number): Sketch {
  const { a, b, length, colour, cart } = ROUTES[route];
  const claim = view.routes[index];
  const isDouble = ROUTE_IDS.some((id) => id !== route && ROUTES[id].a === a && ROUTES[id].b === b);
  const paid = (): string => {
    if (!claim) return '';
    const { cards, jokers } = payment({ route, ...claim });
    const ofColour = `${cards} × ${labels.cards[claim.colour].toLowerCase()}`;
    return enumerate(
      [...(cards > 0 ? [ofColour] : []), ...(jokers > 0 ? [labels.jokers(jokers)] : [])],
      labels.and,
    );
  };
  return {
    id: `route:${route}`,
    group: labels.routes,
    name: routeName(route),
    holds: [
      labels.routeColours[colour],
      labels.spaces(length, printedIn(view.config).routePoints[length] ?? 0),
      ...(cart ? [labels.bonusRoute] : []),
      ...(isDouble ? [labels.double] : []),
      claim ? labels.ownedBy(who(claim.seat), paid()) : labels.free,
    ],
    concerns: (action) => action.type === 'claim' && action.route === route,
  };
}

/** A route as it lies there: what it is called, what it is and whose. */
export function describeRoute(
  view: View,
  route: RouteId,
  tell: Telling,
): Pick<Place, 'name' | 'holds'> {
  const shown = { ...tell, view, labels: FACE_LABELS[tell.language] };
  return routePlace(shown, route, ROUTE_IDS.indexOf(route));
}

function playerPlace({ view, labels, who }: Shown, seat: number): Sketch {
  const { score = 0, cards = 0, carts = 0, bonus = 0, contracts = 0 } = view.seats[seat] ?? {};
  const known = listed(view.seats[seat]?.known ?? [], labels.cards);
  return {
    id: `player:${seat}`,
    group: labels.players,
    name: sentence(who(seat)),
    holds: [
      labels.points(score),
      labels.carts(carts),
      labels.count(cards),
      labels.contracts(contracts),
      labels.bonus(bonus),
      ...(known === '' ? [] : [labels.seen(known)]),
    ],
    concerns: ({ type }) => type === 'pass' && view.seat === seat,
  };
}
