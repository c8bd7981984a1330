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
import { companyName, costAt, nameOfId, valueFor } from '../names.ts';
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

function choice(action: Action, view: View, names: HexNames): string {
  switch (action.type) {
    case 'offer': {
      const { unsold, income, treasury } = view.companies[action.company];
      return `${companyName(action.company)} (nog ${shares(unsold)}, inkomsten ${income}, schatkist $${treasury})`;
    }
    case 'bid':
      return `Bied $${action.amount}`;
    case 'pass':
      return 'Pas';
    case 'found':
      return `${names.hexName(action.hex)} (inkomsten ${valueFor(view, 0, action.hex)})`;
    case 'take':
      return spaceName(action.space, view.config.seats);
    case 'develop':
      return `Een huisje in ${names.hexName(action.hex)}`;
    case 'finance': {
      const { treasury } = view.companies[action.company];
      return `${companyName(action.company)} (schatkist $${treasury})`;
    }
    case 'collect':
      return 'Neem $2 van de bank';
    case 'levy':
      return 'Alle anderen betalen $2';
    case 'expand2':
      return 'Uitbreiden 2';
    case 'place':
      return choicePlace(action.company, action.hex, view, names);
    case 'stop':
      return 'Stop met uitbreiden';
    case 'decline':
      return 'Zie ervan af';
  }
}

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

function happened(event: Event, who: Persons, { hexIn, hexName }: HexNames): string {
  switch (event.type) {
    case 'removed':
      return `${companyName(event.company)} doet deze keer niet mee.`;
    case 'banker':
      return `${who(event.seat)} werd door loting de bankier.`;
    case 'offered':
      return `${who(event.seat)} bracht een aandeel ${companyName(event.company)} in veiling.`;
    case 'bid':
      return `${who(event.seat)} bood $${event.amount} op ${companyName(event.company)}.`;
    case 'passed':
      return `${who(event.seat)} paste.`;
    case 'sold':
      return `${who(event.seat)} kocht een aandeel ${companyName(event.company)} voor $${event.price} en hield $${event.cash} over; in de schatkist zit $${event.treasury}, nog ${shares(event.unsold)} te koop.`;
    case 'unsold':
      return `Niemand bood: een aandeel ${companyName(event.company)} verdween uit het spel, nog ${shares(event.unsold)} te koop.`;
    case 'founded':
      return `${who(event.seat)} liet ${companyName(event.company)} beginnen in ${hexName(event.hex)}.`;
    case 'knocked-out':
      return `Er was geen lege stad: ${companyName(event.company)} ligt eruit. Uit het spel: ${shares(event.shares)}; in de schatkist blijft $${event.treasury}.`;
    case 'numbered':
      return `${who(event.seat)} werd nummer ${event.number} in de beurtvolgorde.`;
    case 'round':
      return `${event.year}: beurtvolgorde ${event.order.map(who).join(', ')}.`;
    case 'phase':
      return `Actiefase ${event.phase}: volgorde ${event.order.map(who).join(', ')}.`;
    case 'took':
      return `${who(event.seat)} koos ${SPACES_CALLED[event.space]}.`;
    case 'declined':
      return event.possible
        ? `${who(event.seat)} zag af van ${SPACES_CALLED[event.space]}.`
        : `${who(event.seat)} kon niets doen met ${SPACES_CALLED[event.space]}.`;
    case 'developed':
      return `${who(event.seat)} zette een huisje in ${hexName(event.hex)}; nog ${event.houses} in de voorraad.`;
    case 'financed':
      return `${who(event.seat)} financierde ${companyName(event.company)}: in de schatkist zit nu $${event.treasury}.`;
    case 'collected':
      return `${who(event.seat)} nam $2 en kwam op $${event.cash}.`;
    case 'levied': {
      const payers = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
      return payers.length === 0
        ? `${who(event.seat)} liet iedereen betalen, maar niemand had iets.`
        : `${who(event.seat)} liet de anderen betalen: ${payers.join(', ')}.`;
    }
    case 'placed':
      return `${who(event.seat)} legde een spoorblokje van ${companyName(event.company)} ${hexIn(event.hex)} voor $${event.cost}; schatkist $${event.treasury}, voorraad ${event.supply}.`;
    case 'income': {
      const way = event.to > event.from ? 'stegen' : 'daalden';
      return `De inkomsten van ${companyName(event.company)} ${way} van ${event.from} naar ${event.to} (${hexName(event.hex)}${CAUSES[event.cause]}).`;
    }
    case 'stopped':
      return event.possible
        ? `${who(event.seat)} stopte na ${cubes(event.placed)}.`
        : `${who(event.seat)} kon na ${cubes(event.placed)} niet verder.`;
    case 'dividend': {
      const paid = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
      return `${companyName(event.company)} keerde $${event.each} per aandeel uit (inkomsten ${event.income}, ${shares(event.shares)}): ${paid.join(', ')}.`;
    }
    case 'ended': {
      const most = Math.max(...event.cash);
      const winners = event.cash.flatMap((sum, seat) => (sum === most ? [who(seat)] : []));
      const because = enumerate(
        event.reasons.map((reason) => REASONS[reason]),
        'en',
      );
      const won = winners.length === 1 ? 'won' : 'wonnen';
      return `Het spel eindigde na ${event.year}, omdat ${because}. ${sentence(enumerate(winners, 'en'))} ${won} met $${most}.`;
    }
  }
}

type Params = Refused['params'];
const company = (p: Params): string => nameOfId(p['company']);
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
  option(name) {
    switch (name) {
      case 'edition':
        return {
          label: 'Uitgave',
          values: {
            quined: 'Quined: met 3 spelers ieder $50',
            '2009': '2009: met 3 spelers ieder $65',
          },
        };
      case 'tableTalk':
        return {
          label: 'Praten aan tafel',
          values: {
            on: 'Aan: praten en onderhandelen mag, in het openbaar en nooit bindend',
            off: 'Uit: er wordt tijdens het spel niet gepraat',
          },
        };
      case 'box':
        return {
          label: 'Bord',
          values: {
            ours: 'Gedrukt bord: de grote steden liggen in het noordoosten',
            rivers:
              'Riviersteden: de handel gaat over de Mississippi en de Ohio, en daar begint het spel ook (onze eigen waarden)',
          },
        };
      default:
        return { label: name, values: {} };
    }
  },
};
