import { byType } from '@roundhouse/kit/by-type';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Refused, Who } from '@roundhouse/ui/words';
import { emptyCities, leastOf } from '../../../src/auctions.ts';
import { isFounded } from '../../../src/track.ts';
import type {
  Action,
  Company,
  EndReason,
  Event,
  IncomeCause,
  Space,
  Terrain,
  View,
} from '../../../src/types.ts';
import type { HexNames } from '../hexes.ts';
import { companyName, costAt, companyOfId, valueFor } from '../names.ts';
import type { TranslatedSentences } from '../sentences.ts';

const cubes = (count: number): string => (count === 1 ? '1 spoorblokje' : `${count} spoorblokjes`);
const shares = (count: number): string => (count === 1 ? '1 aandeel' : `${count} aandelen`);

const SPACE_NAMES: Readonly<Record<Space, string>> = {
  pass: 'Passen',
  develop: 'Ontwikkelen',
  finance: 'Financieren $5',
  take2: '$2 nemen (of Uitbreiden 2)',
  expand3: 'Uitbreiden 3',
  auction: 'Aandeel veilen',
  expand4: 'Uitbreiden 4',
};

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  plains: 'vlakte',
  forest: 'bos',
  mountain: 'berg',
  city: 'stad',
};

/** What a space is called in a sentence; what else it may be used for is said where it is chosen. */
const SPACES_CALLED: Readonly<Record<Space, string>> = { ...SPACE_NAMES, take2: '$2 nemen' };

function spaceName(space: Space, seats: number): string {
  return seats === 3 ? SPACES_CALLED[space] : SPACE_NAMES[space];
}

function ask(view: View, legal: readonly Action[], seat: number, who: Who): string {
  const { step, left } = view.frame;
  switch (step) {
    case 'offer':
      return view.phase === 0
        ? 'Kies van welke maatschappij nu het eerste aandeel geveild wordt; jij mag als eerste bieden.'
        : 'Kies de maatschappij waarvan je een aandeel veilt, of zie ervan af.';
    case 'bid':
      return `${askBid(view, who)} Je hebt $${view.cash[seat] ?? 0}.${warning(view)}`;
    case 'found':
      return `Kies de lege stad waar ${offered(view)} begint.`;
    case 'space':
      return `${view.year}, actiefase ${view.phase}: kies een vakje op het actiespoor voor je trein.`;
    case 'develop':
      return 'Kies de stad die een huisje krijgt, of zie ervan af.';
    case 'finance':
      return 'Kies de maatschappij die $5 van de bank in haar schatkist krijgt, of zie ervan af.';
    case 'take2':
      return legal.some(({ type }) => type === 'expand2')
        ? 'Neem $2, laat alle anderen $2 betalen, breid uit met 2, of zie ervan af.'
        : 'Neem $2, laat alle anderen $2 betalen, of zie ervan af.';
    case 'expand':
      return `Kies waar je bouwt: nog hoogstens ${cubes(left)}.`;
    case 'removal':
      return 'Er wordt geloot welke maatschappij niet meedoet.';
    case 'banker':
      return 'Er wordt geloot wie de bankier is.';
    case 'over':
      return 'Het spel is afgelopen.';
  }
}

function offered(view: View): string {
  const { company } = view.frame;
  return company === -1 ? '' : companyName(company);
}

function askBid(view: View, who: Who): string {
  const share = `een aandeel ${offered(view)}`;
  const least = leastOf(view);
  return view.auction === null || view.auction.bid === 0
    ? `Op ${share} is nog niet geboden: bied $${least} of meer, of pas.`
    : `Op ${share} bood ${who(view.auction.bidder)} $${view.auction.bid}: bied $${least} of meer, of pas.`;
}

/** AR-4.6: the bidders are told when the winner would get nothing. */
function warning(view: View): string {
  const { company } = view.frame;
  const isLost = company !== -1 && !isFounded(view, company) && emptyCities(view).length === 0;
  return isLost
    ? ' Let op: er is geen lege stad meer, dus de winnaar betaalt en krijgt niets.'
    : '';
}

const choice = byType<Action, [view: View, names: HexNames]>({
  offer: ({ company }, view) => {
    const { unsold, income, treasury } = view.companies[company];
    return `${companyName(company)} (nog ${shares(unsold)}, inkomsten ${income}, schatkist $${treasury})`;
  },
  bid: ({ amount }) => `Bied $${amount}`,
  pass: () => 'Pas',
  found: ({ hex }, view, names) => `${names.hexName(hex)} (inkomsten ${valueFor(view, 0, hex)})`,
  take: ({ space }, view) => spaceName(space, view.config.seats),
  develop: ({ hex }, _view, names) => `Een huisje in ${names.hexName(hex)}`,
  finance: ({ company }, view) => {
    const { treasury } = view.companies[company];
    return `${companyName(company)} (schatkist $${treasury})`;
  },
  collect: () => 'Neem $2 van de bank',
  levy: () => 'Alle anderen betalen $2',
  expand2: () => 'Uitbreiden 2',
  place: ({ company, hex }, view, names) => choicePlace(company, hex, view, names),
  stop: () => 'Stop met uitbreiden',
  decline: () => 'Zie ervan af',
});

function choicePlace(
  company: Company,
  hex: number,
  view: View,
  { cityName, placeName, terrainAt }: HexNames,
): string {
  const cost = `$${costAt(view, hex)} van $${view.companies[company].treasury}`;
  const city = cityName(hex);
  return city === undefined
    ? `${companyName(company)} ${placeName(hex)} (${TERRAIN_NAMES[terrainAt(hex)]}, ${cost})`
    : `${companyName(company)} naar ${city} (${cost}, levert ${valueFor(view, company, hex)} op)`;
}

const CAUSES: Readonly<Record<IncomeCause, string>> = {
  city: '',
  sharing: ', nu gedeeld',
  house: ', nu ontwikkeld',
  connection: ', speciale connectie',
};

const REASONS: Readonly<Record<EndReason, string>> = {
  'last-year': 'het laatste jaar voorbij was',
  'no-shares': 'er geen aandelen meer te veilen waren',
  'low-supplies': 'te veel voorraden bijna op waren',
};

const happened = byType<Event, [who: Persons, names: HexNames]>({
  removed: ({ company }) => `${companyName(company)} doet deze keer niet mee.`,
  banker: ({ seat }, who) => `${who(seat)} werd door loting de bankier.`,
  offered: ({ seat, company }, who) =>
    `${who(seat)} bracht een aandeel ${companyName(company)} in veiling.`,
  bid: ({ seat, amount, company }, who) =>
    `${who(seat)} bood $${amount} op ${companyName(company)}.`,
  passed: ({ seat }, who) => `${who(seat)} paste.`,
  sold: ({ seat, company, price, cash, treasury, unsold }, who) =>
    `${who(seat)} kocht een aandeel ${companyName(company)} voor $${price} en hield $${cash} over; in de schatkist zit $${treasury}, nog ${shares(unsold)} te koop.`,
  unsold: ({ company, unsold }) =>
    `Niemand bood: een aandeel ${companyName(company)} verdween uit het spel, nog ${shares(unsold)} te koop.`,
  founded: ({ seat, company, hex }, who, { hexName }) =>
    `${who(seat)} liet ${companyName(company)} beginnen in ${hexName(hex)}.`,
  'knocked-out': (event) =>
    `Er was geen lege stad: ${companyName(event.company)} ligt eruit. Uit het spel: ${shares(event.shares)}; in de schatkist blijft $${event.treasury}.`,
  numbered: ({ seat, number }, who) => `${who(seat)} werd nummer ${number} in de beurtvolgorde.`,
  round: ({ year, order }, who) => `${year}: beurtvolgorde ${order.map(who).join(', ')}.`,
  phase: ({ phase, order }, who) => `Actiefase ${phase}: volgorde ${order.map(who).join(', ')}.`,
  took: ({ seat, space }, who) => `${who(seat)} koos ${SPACES_CALLED[space]}.`,
  declined: ({ possible, seat, space }, who) =>
    possible
      ? `${who(seat)} zag af van ${SPACES_CALLED[space]}.`
      : `${who(seat)} kon niets doen met ${SPACES_CALLED[space]}.`,
  developed: ({ seat, hex, houses }, who, { hexName }) =>
    `${who(seat)} zette een huisje in ${hexName(hex)}; nog ${houses} in de voorraad.`,
  financed: ({ seat, company, treasury }, who) =>
    `${who(seat)} financierde ${companyName(company)}: in de schatkist zit nu $${treasury}.`,
  collected: ({ seat, cash }, who) => `${who(seat)} nam $2 en kwam op $${cash}.`,
  levied: (event, who) => {
    const payers = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
    return payers.length === 0
      ? `${who(event.seat)} liet iedereen betalen, maar niemand had iets.`
      : `${who(event.seat)} liet de anderen betalen: ${payers.join(', ')}.`;
  },
  placed: ({ seat, company, hex, cost, treasury, supply }, who, { hexIn }) =>
    `${who(seat)} legde een spoorblokje van ${companyName(company)} ${hexIn(hex)} voor $${cost}; schatkist $${treasury}, voorraad ${supply}.`,
  income: ({ to, from, company, hex, cause }, _who, { hexName }) => {
    const way = to > from ? 'stegen' : 'daalden';
    return `De inkomsten van ${companyName(company)} ${way} van ${from} naar ${to} (${hexName(hex)}${CAUSES[cause]}).`;
  },
  stopped: ({ possible, seat, placed }, who) =>
    possible
      ? `${who(seat)} stopte na ${cubes(placed)}.`
      : `${who(seat)} kon na ${cubes(placed)} niet verder.`,
  dividend: (event, who) => {
    const paid = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
    return `${companyName(event.company)} keerde $${event.each} per aandeel uit (inkomsten ${event.income}, ${shares(event.shares)}): ${paid.join(', ')}.`;
  },
  ended: ({ cash, reasons, year }, who) => {
    const most = Math.max(...cash);
    const winners = cash.flatMap((sum, seat) => (sum === most ? [who(seat)] : []));
    const because = enumerate(
      reasons.map((reason) => REASONS[reason]),
      'en',
    );
    const won = winners.length === 1 ? 'won' : 'wonnen';
    return `Het spel eindigde na ${year}, omdat ${because}. ${sentence(enumerate(winners, 'en'))} ${won} met $${most}.`;
  },
});

type Params = Refused['params'];
const company = (p: Params): string => companyOfId(p['company']);
const hex = (p: Params, names: HexNames): string => names.hexOfId(p['hex']);
const inHex = (p: Params, names: HexNames): string => names.inHexOfId(p['hex']);

const ASKED: Readonly<Record<string, string>> = {
  auction: 'kies de maatschappij waarvan een aandeel geveild wordt, of zie ervan af',
  offer: 'er moet een maatschappij gekozen worden voor de veiling',
  bid: 'er wordt een aandeel geveild',
  found: 'een nieuwe maatschappij moet eerst op de kaart',
  space: 'kies eerst een vakje op het actiespoor voor je trein',
  develop: 'je bent een stad aan het ontwikkelen',
  finance: 'je bent aan het financieren',
  take2: 'je staat op $2 nemen',
  expand: 'je bent aan het uitbreiden',
};

/** What was said may be below nothing. */
const dollars = (amount: number): string => (amount < 0 ? `-$${-amount}` : `$${amount}`);

const REFUSALS: TranslatedSentences['refusals'] = {
  'not-now': (p) => `Dat kan nu niet: ${ASKED[p['step'] ?? ''] ?? ''}.`,
  'passed-already': () => 'Je hebt in deze veiling al gepast.',
  'offered-already': (p) => `${company(p)} is al aan bod geweest.`,
  'must-offer': () => 'In de voorbereidingsronde komt elke maatschappij aan bod: kies er een.',
  'no-share-left': (p) => `Van ${company(p)} is geen aandeel meer te veilen.`,
  'not-in-game': (p) => `${company(p)} doet deze keer niet mee.`,
  'knocked-out': (p) => `${company(p)} ligt eruit.`,
  'cannot-bid': (p) => `Je hebt $${p['cash']}; het volgende bod is minstens $${p['least']}.`,
  'bid-over-cash': (p) => `$${p['amount']} bieden kan niet: je hebt $${p['cash']}.`,
  'bid-below-minimum': (p) =>
    `${dollars(Number(p['amount']))} is te laag: het minimumbod is $${p['least']}.`,
  'bid-too-low': (p) =>
    `${dollars(Number(p['amount']))} is te laag: er staat al $${p['standing']}, dus bied minstens $${p['least']}.`,
  'not-a-city': (p, names) => `${sentence(inHex(p, names))} ligt geen stad.`,
  'city-not-empty': (p, names) =>
    `${hex(p, names)} is niet leeg: er ${Number(p['cubes']) === 1 ? 'ligt' : 'liggen'} al ${cubes(Number(p['cubes']))}.`,
  'space-taken': (p) => `${SPACES_CALLED[p['space'] as Space]} is in deze actiefase al bezet.`,
  'closed-city': (p, names) => `${hex(p, names)} kan nooit ontwikkeld worden.`,
  'no-cube-in-city': (p, names) =>
    `In ${hex(p, names)} ligt nog geen spoorblokje, dus ontwikkelen kan niet.`,
  'house-in-city': (p, names) => `In ${hex(p, names)} staat al een huisje.`,
  'no-expand2': (p) => `Met ${p['seats']} spelers kun je met $2 nemen niet uitbreiden.`,
  'nothing-to-place': () => 'Je kunt geen enkel spoorblokje leggen.',
  'nothing-placed': () => 'Je hebt nog niets gelegd: zie er dan van af.',
  'already-begun': (p) =>
    `Je hebt al ${cubes(Number(p['placed']))} gelegd: stoppen mag, ervan afzien niet meer.`,
  'no-share': (p) => `Je hebt geen aandeel ${company(p)}.`,
  'no-cubes-left': (p) => `De voorraad van ${company(p)} is op.`,
  'own-cube-there': (p, names) => `${company(p)} ligt al ${inHex(p, names)}.`,
  'hex-full': (p, names) => `${sentence(inHex(p, names))} past maar één spoorblokje.`,
  'not-adjacent': (p, names) => `Naast ${hex(p, names)} ligt geen spoorblokje van ${company(p)}.`,
  'too-dear': (p, names) =>
    `${company(p)} heeft $${p['treasury']} in de schatkist; een spoorblokje ${inHex(p, names)} kost $${p['cost']}.`,
  'auction-over': () => 'De veiling is voorbij, dus de opdracht vervalt.',
  'order-without-amount': () => 'Zeg tot hoeveel dollar je wilt bieden.',
  'unknown-order': (p) => `De opdracht '${p['order']}' bestaat niet in dit spel.`,
};

export const words: TranslatedSentences = {
  ask,
  choice,
  happened,
  refusals: REFUSALS,
  options: {
    edition: {
      label: 'Uitgave',
      values: {
        quined: 'Quined: met 3 spelers ieder $50',
        '2009': '2009: met 3 spelers ieder $65',
      },
    },
    tableTalk: {
      label: 'Praten aan tafel',
      values: {
        on: 'Aan: praten en onderhandelen mag, in het openbaar en nooit bindend',
        off: 'Uit: er wordt tijdens het spel niet gepraat',
      },
    },
    box: {
      label: 'Bord',
      values: {
        ours: 'Gedrukt bord: de grote steden liggen in het noordoosten',
        rivers:
          'Riviersteden: de handel gaat over de Mississippi en de Ohio, en daar begint het spel ook (onze eigen waarden)',
      },
    },
  },
};
