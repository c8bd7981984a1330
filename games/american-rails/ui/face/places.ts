/** The board in words: every company, space, city, hex and player. */
import type { Place, Telling } from '@roundhouse/ui/face';
import { withChoices, type Described, type PlaceSketch } from '@roundhouse/ui/place-sketch';
import { hasPassed } from '@roundhouse/kit/auction';
import { hasBit } from '@roundhouse/kit/bitset';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import { boardOf, HEXES, NEIGHBOURS } from '../../src/board.ts';
import { PHASES } from '../../src/companies.ts';
import { hasCube, hasHouse } from '../../src/mask.ts';
import { columnOf, dividendPerShare } from '../../src/rounds.ts';
import { spaceOf } from '../../src/spaces.ts';
import { isFounded } from '../../src/track.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  NONE,
  SPACES,
  type Action,
  type Company,
  type Space,
  type View,
} from '../../src/types.ts';
import { words } from '../words/index.ts';
import { meaningOf } from '../words/meanings.ts';
import { hexNamesIn } from '../words/hexes.ts';
import { companyName, costAt } from '../words/names.ts';
import { dividendOf, heldBy } from './holdings.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';

type Sketch = PlaceSketch<Action>;
type Shown = Described<View, FaceLabels>;

export function places(view: View, legal: readonly Action[], tell: Telling): readonly Place[] {
  const shown: Shown = { ...tell, view, labels: FACE_LABELS[tell.language] };
  const sketches = [
    ...auctionPlace(shown),
    ...COMPANIES.map((company) => companyPlace(shown, company)),
    ...SPACES.map((space) => spacePlace(shown, space)),
    ...hexPlaces(shown),
    ...view.cash.map((_, seat) => playerPlace(shown, seat)),
    housePlace(shown),
  ];
  return withChoices(sketches, legal);
}

/** What a place is called and what lies there. */
type Description = Pick<Place, 'name' | 'holds'>;

/** Away from its group a hex says what ground it is. */
export function describeHex(view: View, hex: number, tell: Telling): Description {
  const { holds } = hexPlace({ ...tell, view, labels: FACE_LABELS[tell.language] }, hex);
  return { name: sentence(hexNamesIn(tell.language, view.config).hexName(hex)), holds };
}

export function describeSpace(view: View, space: Space, tell: Telling): Description {
  return spacePlace({ ...tell, view, labels: FACE_LABELS[tell.language] }, space);
}

function auctionPlace({ view, labels, who }: Shown): Sketch[] {
  const { auction, frame } = view;
  if (auction === null || frame.company === NONE) return [];
  const seats = view.cash.map((_, seat) => seat);
  const named = (passed: boolean): string =>
    seats
      .filter((seat) => hasPassed(auction, seat) === passed)
      .map(who)
      .join(', ');
  return [
    {
      id: 'auction',
      group: labels.auctions,
      name: labels.shareOf(companyName(frame.company)),
      holds: [
        auction.bid === 0 ? labels.noBid : labels.bid(auction.bid, who(auction.bidder)),
        labels.stillIn(named(false)),
        ...(auction.passed === 0 ? [] : [labels.havePassed(named(true))]),
      ],
      concerns: ({ type }) => type === 'bid' || type === 'pass',
    },
  ];
}

function companyPlace({ view, labels, who }: Shown, company: Company): Sketch {
  const { status, treasury, income, supply, unsold, held } = view.companies[company];
  const figures = [
    labels.treasury(treasury),
    labels.income(income),
    labels.perShare(dividendPerShare(view, company)),
    labels.supply(supply),
    labels.unsold(unsold),
    ...held.flatMap((shares, seat) => (shares === 0 ? [] : [labels.owns(who(seat), shares)])),
    ...(isFounded(view, company) ? [] : [labels.notFounded]),
  ];
  const gone = [labels.knockedOut, labels.treasury(treasury), labels.income(income)];
  return {
    id: `company:${COMPANY_IDS[company]}`,
    group: labels.companies,
    name: companyName(company),
    holds: status === 'playing' ? figures : status === 'removed' ? [labels.removed] : gone,
    concerns: (action) => 'company' in action && action.company === company,
  };
}

/** What is done or declined with a train on a space is chosen there. */
function spacePlace({ view, labels, language, who }: Shown, space: Space): Sketch {
  const isHere = view.phase > 0 && spaceOf(view, view.frame.seat) === space;
  const holds: string[] = [];
  let isFree = false;
  for (let phase = 1; phase <= PHASES; phase++) {
    const seat = view.trains[columnOf(phase) + SPACES.indexOf(space)] ?? NONE;
    if (seat !== NONE) holds.push(labels.trainIn(phase, who(seat)));
    else if (phase === view.phase) {
      isFree = true;
      holds.push(labels.free);
    }
  }
  return {
    id: `space:${space}`,
    group: labels.actions,
    name: words[language].choice({ type: 'take', space }, view),
    holds: isFree ? [...holds, meaningOf(language, space, view, who)] : holds,
    concerns(action) {
      switch (action.type) {
        case 'take':
          return action.space === space;
        case 'collect':
        case 'levy':
        case 'expand2':
        case 'stop':
        case 'decline':
          return isHere;
        default:
          return false;
      }
    },
  };
}

/** Cities first, then the open country. */
function hexPlaces(shown: Shown): Sketch[] {
  const all = HEXES.map((_, hex) => hexPlace(shown, hex));
  const { cities, country } = shown.labels;
  const groups = [cities, country.plains, country.forest, country.mountain];
  return groups.flatMap((group) => all.filter((place) => place.group === group));
}

function hexPlace({ view, labels, language }: Shown, hex: number): Sketch {
  const board = boardOf(view.config);
  const terrain = board.terrain[hex] ?? 'plains';
  const city = board.cityAt[hex];
  const mask = view.map[hex] ?? 0;
  const present = COMPANIES.filter((company) => hasCube(mask, company));
  const next = COMPANIES.filter((company) => hasBit(view.companies[company].frontier, hex));
  const near = (NEIGHBOURS[hex] ?? []).flatMap((other) => board.cityAt[other]?.name ?? []);
  const names = (companies: readonly Company[]): string => companies.map(companyName).join(', ');
  return {
    id: `hex:${HEXES[hex]?.id ?? ''}`,
    group: terrain === 'city' ? labels.cities : labels.country[terrain],
    name: sentence(hexNamesIn(language, view.config).placeName(hex)),
    holds: [
      ...(city ? [labels.values(city.full, city.shared)] : []),
      ...(hasHouse(mask) ? [labels.house] : []),
      ...(city?.closed ? [labels.closed] : []),
      ...(city?.special ? [labels.special] : []),
      ...(present.length > 0 ? [labels.cubes(names(present))] : []),
      ...(city || near.length === 0 ? [] : [labels.near(enumerate(near, labels.and))]),
      ...(next.length > 0 ? [labels.nextCube(costAt(view, hex), names(next))] : []),
    ],
    concerns: (action) => 'hex' in action && action.hex === hex,
  };
}

function playerPlace({ view, labels, who }: Shown, seat: number): Sketch {
  const place = view.order.indexOf(seat) + 1;
  return {
    id: `player:${seat}`,
    group: labels.players,
    name: sentence(who(seat)),
    holds: [
      labels.cash(view.cash[seat] ?? 0),
      ...COMPANIES.flatMap((company) => {
        const shares = heldBy(view, seat, company);
        return shares === 0 ? [] : [labels.shares(companyName(company), shares)];
      }),
      labels.dividends(dividendOf(view, seat)),
      ...(place > 0 ? [labels.ordered(place)] : []),
      ...(view.banker === seat ? [labels.banker] : []),
    ],
  };
}

function housePlace({ view, labels }: Shown): Sketch {
  return {
    id: 'houses',
    group: labels.stock,
    name: labels.houses,
    holds: [labels.left(view.houses)],
  };
}
