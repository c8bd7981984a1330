/** The board in words: the auction, companies, cities, routes, players and the supply. */
import { hasPassed } from '@roundhouse/kit/auction';
import { hasBit } from '@roundhouse/kit/bitset';
import type { Place, Telling } from '@roundhouse/ui/face';
import { withChoices, type Described, type PlaceSketch } from '@roundhouse/ui/place-sketch';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import { boardOf, COMPANIES, NONE, stockValue, type Action, type View } from '../../src/index.ts';
import { LINKS } from '../../src/figures.ts';
import { inNetwork } from '../../src/network.ts';
import { routeName } from '../words/places.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import {
  ALL,
  companyName,
  controlledBy,
  goodsOf,
  isSettling,
  linksOf,
  sharesOf,
} from './reading.ts';

type Sketch = PlaceSketch<Action>;

type Description = Pick<Place, 'name' | 'holds'>;

type Shown = Described<View, FaceLabels>;

export function places(view: View, legal: readonly Action[], tell: Telling): readonly Place[] {
  const shown: Shown = { ...tell, view, labels: FACE_LABELS[tell.language] };
  const { cities, cost } = boardOf(view.config);
  const sketches = [
    ...auctionPlace(shown),
    ...ALL.map((company) => companyPlace(shown, company)),
    ...cities.map((_, city) => cityPlace(shown, city)),
    ...cost.map((_, route) => routePlace(shown, route)),
    ...view.cash.map((_, seat) => playerPlace(shown, seat)),
    ...stockPlaces(shown),
  ];
  return withChoices(sketches, legal);
}

/** A city or a route in words, for whoever draws it. */
export function describeCity(view: View, city: number, tell: Telling): Description {
  return cityPlace({ ...tell, view, labels: FACE_LABELS[tell.language] }, city);
}

export function describeRoute(view: View, route: number, tell: Telling): Description {
  return routePlace({ ...tell, view, labels: FACE_LABELS[tell.language] }, route);
}

function auctionPlace({ view, labels, who }: Shown): Sketch[] {
  const { auction } = view;
  if (auction === null) return [];
  const named = (passed: boolean): string =>
    view.cash
      .flatMap((_, seat) => (hasPassed(auction, seat) === passed ? [who(seat)] : []))
      .join(', ');
  return [
    {
      id: 'auction',
      group: labels.auctions,
      name: labels.controlOf(companyName(labels, view.company)),
      holds: [
        labels.bid(auction.bid, who(auction.bidder)),
        labels.stillIn(named(false)),
        ...(auction.passed === 0 ? [] : [labels.havePassed(named(true))]),
      ],
      concerns: ({ type }) => type === 'bid' || type === 'pass',
    },
  ];
}

function companyPlace({ view, labels, who }: Shown, company: number): Sketch {
  const control = view.control[company] ?? NONE;
  const goods = goodsOf(view, company, labels);
  const place = view.order.filter((each) => !view.row.includes(each)).indexOf(company) + 1;
  const isBuilding = view.phase === 'build' && view.company === company;
  const settled = [
    goods === '' ? labels.noGoods : labels.goodsHeld(goods),
    labels.shareWorth(stockValue(view.stock, company)),
  ];
  const running = [
    labels.box(view.box[company] ?? 0),
    labels.profit(view.profit[company] ?? 0),
    ...(view.row.includes(company) ? [labels.passed] : place > 0 ? [labels.builds(place)] : []),
  ];
  return {
    id: `company:${COMPANIES[company] ?? ''}`,
    group: labels.companies,
    name: companyName(labels, company),
    holds: [
      control === NONE ? labels.uncontrolled : labels.controlledBy(who(control)),
      ...(isBuilding ? [labels.building] : []),
      labels.links(linksOf(view, company), LINKS),
      ...(isSettling(view) ? settled : running),
      ...view.cash.flatMap((_, seat) => {
        const shares = sharesOf(view, company, seat);
        return shares === 0 ? [] : [labels.owns(who(seat), shares)];
      }),
    ],
    gist: labels.leftOver(view.box[company] ?? 0),
    concerns: (action) =>
      (action.type === 'offer' && action.company === COMPANIES[company]) ||
      (action.type === 'pass' && isBuilding),
  };
}

function cityPlace({ view, labels }: Shown, at: number): Sketch {
  const board = boardOf(view.config);
  const city = board.cities[at];
  if (!city) throw new RangeError(`there is no city ${at}`);
  const present = ALL.filter((company) => inNetwork(view, board, company, at));
  const names = enumerate(
    present.map((company) => companyName(labels, company)),
    labels.and,
  );
  const goods = labels.goods[city.goods];
  const hasGoods = !isSettling(view) || hasBit(view.goods, at);
  return {
    id: `city:${city.id}`,
    group: labels.cities,
    name: city.name,
    holds: [
      labels.value(city.value),
      hasGoods ? labels.goodsHere(goods) : labels.goodsGone,
      ...(city.shape === 'hexagon' ? [labels.hexagon] : []),
      ...(at === board.west || at === board.east ? [labels.end] : []),
      ...(names === '' ? [] : [labels.networkOf(names)]),
    ],
    concerns: (action) => 'city' in action && action.city === city.id,
  };
}

function routePlace({ view, labels }: Shown, at: number): Sketch {
  const { cost, routeIds } = boardOf(view.config);
  const id = routeIds[at] ?? '';
  const owner = view.owner[at] ?? NONE;
  return {
    id: `route:${id}`,
    group: labels.routes,
    name: routeName(view, id),
    holds: [
      labels.cost(cost[at] ?? 0),
      owner === NONE ? labels.free : labels.builtBy(companyName(labels, owner)),
    ],
    concerns: (action) => 'route' in action && action.route === id,
  };
}

function playerPlace({ view, labels, who }: Shown, seat: number): Sketch {
  const controls = controlledBy(view, seat).map((company) => companyName(labels, company));
  return {
    id: `player:${seat}`,
    group: labels.players,
    name: sentence(who(seat)),
    holds: [
      labels.cash(view.cash[seat] ?? 0),
      labels.cubes(view.cubes[seat] ?? 0),
      ...(controls.length > 0 ? [labels.controls(controls.join(', '))] : []),
      ...ALL.flatMap((company) => {
        const shares = sharesOf(view, company, seat);
        return shares === 0 ? [] : [labels.shares(companyName(labels, company), shares)];
      }),
      ...(view.active === seat && !isSettling(view) ? [labels.active] : []),
    ],
    concerns: ({ type }) => type === 'pass' && view.phase === 'offer' && view.active === seat,
  };
}

function stockPlaces({ view, labels }: Shown): Sketch[] {
  const isOpen = view.closer === NONE;
  return [
    {
      id: 'supply',
      group: labels.stock,
      name: labels.supply,
      holds: [labels.cubes(view.supply)],
    },
    {
      id: 'crossing',
      group: labels.stock,
      name: labels.crossing,
      holds: [isOpen ? labels.open : labels.closedBy(companyName(labels, view.closer))],
    },
  ];
}
