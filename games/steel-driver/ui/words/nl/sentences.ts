import { byType } from '@roundhouse/kit/by-type';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate } from '@roundhouse/ui/sentence';
import type { Refused } from '@roundhouse/ui/words';
import {
  COMPANIES,
  GOODS,
  type Action,
  type CompanyName,
  type Event,
  type Goods,
  type View,
} from '../../../src/index.ts';
import { cityBegun, companyOffered } from '../beginnings.ts';
import { linkGain, shareGain, type LinkGain } from '../gains.ts';
import { acrossName, cityFacts, cityName, routeCost, routeName } from '../places.ts';
import type { TranslatedSentences } from '../sentences.ts';
import { words as colours } from './colours.ts';

/** As they stand before 'blokje': het witte blokje. */
const COLOURS: Readonly<Record<Goods, string>> = {
  white: 'witte',
  black: 'zwarte',
  green: 'groene',
  orange: 'oranje',
  pink: 'roze',
};

/** Bids and prices say it short, stocks of cubes say the whole word. */
const blokjes = (count: number): string => (count === 1 ? '1 blokje' : `${count} blokjes`);
const investments = (count: number): string =>
  count === 1 ? '1 investeringsblokje' : `${count} investeringsblokjes`;
const shares = (count: number): string => (count === 1 ? '1 aandeel' : `${count} aandelen`);
const list = (names: readonly CompanyName[]): string =>
  enumerate(
    names.map((name) => colours.companies[name]),
    'en',
  );
const PLACES = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'];

function ask(view: View, legal: readonly Action[], seat: number): string {
  const held = `Je hebt ${blokjes(view.cubes[seat] ?? 0)}.`;
  const name = COMPANIES[view.company];
  const company = name === undefined ? '' : colours.companies[name];
  switch (view.phase) {
    case 'offer':
      return `Bied een maatschappij aan, of pas en geef de beurt door. ${held}`;
    case 'auction':
      return `${company} wordt geveild en staat op ${blokjes(view.auction?.bid ?? 0)}: bied meer of pas. ${held}`;
    case 'build': {
      const box = `Te besteden: ${blokjes(view.box[view.company] ?? 0)}.`;
      return legal.some(({ type }) => type === 'start')
        ? `Waar begint ${company}, en waarheen? ${box}`
        : `Welke verbinding legt ${company}? ${box}`;
    }
    case 'goods':
      return `Kies de stad waar ${company} een goederenblokje pakt.`;
    case 'starter':
      return 'Er wordt geloot wie begint.';
    case 'over':
      return 'Het spel is afgelopen.';
  }
}

function askFurther(view: View, left: readonly Action[]): string | undefined {
  const company = companyOffered(left);
  if (company !== undefined) {
    const held = view.cubes[view.active] ?? 0;
    return `Met hoeveel blokjes open je voor ${colours.companies[company]}? Je hebt er ${held}.`;
  }
  const city = cityBegun(left);
  if (city === undefined || left.length === 1) return undefined;
  return `Waarheen vanuit ${cityName(view, city)}?`;
}

const choice = byType<Action, [view: View]>({
  offer: ({ company, bid }) => `Bied ${colours.companies[company]} aan voor ${blokjes(bid)}`,
  bid: ({ bid }) => `Bied ${blokjes(bid)}`,
  pass: () => 'Pas',
  build: ({ route }, view) =>
    `Leg ${routeName(view, route)} (${blokjes(routeCost(view, route))}, ${gain(linkGain(view, route))})`,
  start: ({ city, route }, view) => {
    const cost = blokjes(routeCost(view, route));
    return `Begin in ${cityName(view, city)} en bouw naar ${acrossName(view, route, city)} (${cost}, ${gain(linkGain(view, route, city))})`;
  },
  take: ({ city }, view) => {
    const { goods } = cityFacts(view, city);
    return `Pak het ${COLOURS[goods as Goods]} goederenblokje van ${cityName(view, city)} (+$${shareGain(view, city)} per aandeel)`;
  },
});

function gain({ earned, bonus }: LinkGain): string {
  const city = earned > 0 ? `+$${earned}` : 'geen nieuwe stad';
  return bonus > 0 ? `${city}, transcontinentaal +$${bonus}` : city;
}

const happened = byType<Event, [who: Persons]>({
  starter: ({ seat }, who) => `${who(seat)} werd door loting de eerste actieve speler.`,
  cubes: ({ round, each, supply }) =>
    `Ronde ${round}: iedereen nam ${investments(each)}; in de voorraad bleven er ${supply}.`,
  'handed-on': ({ cubes, seat, to }, who) =>
    cubes === 0
      ? `${who(seat)} had geen blokjes en paste; daarna was ${who(to)} de actieve speler.`
      : `${who(seat)} paste; daarna was ${who(to)} de actieve speler.`,
  offered: ({ seat, company, bid }, who) =>
    `${who(seat)} bood ${colours.companies[company]} aan voor ${blokjes(bid)}.`,
  bid: ({ seat, bid, company }, who) =>
    `${who(seat)} bood ${blokjes(bid)} voor ${colours.companies[company]}.`,
  passed: ({ cubes, bid, seat }, who) =>
    cubes <= bid
      ? `${who(seat)} paste: ${blokjes(cubes)} is te weinig voor een hoger bod.`
      : `${who(seat)} paste.`,
  sold: ({ seat, company, bid, shares, active }, who) =>
    `${who(seat)} won de veiling van ${colours.companies[company]} met ${blokjes(bid)} en kreeg deze ronde de controle, en een aandeel (nu ${shares}). Daarna was ${who(active)} de actieve speler.`,
  building: ({ unsold, order }) =>
    unsold.length === 0
      ? `Het bouwen begon, in de volgorde ${list(order)}.`
      : `Het bouwen begon, in de volgorde ${list(order)}; niemand had de controle over ${list(unsold)}.`,
  built: (event) => built(event),
  transcontinental: (event) => crossed(event),
  'company-passed': ({ company, place, reason, box }) =>
    `${colours.companies[company]} paste als ${PLACES[place - 1]}: ${REASONS[reason]}${box > 0 ? `; nog ${blokjes(box)} op het maatschappijveld` : ''}.`,
  profit: ({ seat, amount, company, cash }, who) =>
    `${who(seat)} kreeg $${amount} winst van ${colours.companies[company]}, samen $${cash}.`,
  'round-over': ({ round, order }) =>
    `Ronde ${round} is voorbij. De volgende bouwvolgorde is ${list(order)}.`,
  settlement: ({ goods, returned }) =>
    `Eindafrekening: ${goods} steden kregen een goederenblokje; terug naar de voorraad: ${investments(returned)}.`,
  'final-control': (event, who) =>
    `${who(event.seat)} kreeg bij de eindafrekening de controle over ${colours.companies[event.company]}, met ${shares(event.shares)}${event.tied ? ' (gelijke stand: geteld vanaf wie het laatst de controle had)' : ''}.`,
  took: ({ company, goods, city, value }) =>
    `${colours.companies[company]} pakte het ${COLOURS[goods]} goederenblokje van ${city}; een aandeel is nu $${value} waard.`,
  'share-value': (event) =>
    `${colours.companies[event.company]} heeft ${goods(event.goods)}: $${event.value} per aandeel.`,
  paid: (event, who) =>
    `${who(event.seat)} kreeg $${event.amount} voor ${shares(event.shares)} ${colours.companies[event.company]}, samen $${event.cash}.`,
  ended: ({ places, scores }, who) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
    const won = winners.length === 1 ? 'won' : 'wonnen';
    return `${enumerate(winners, 'en')} ${won} met $${Math.max(...scores)}.`;
  },
});

const REASONS = {
  'nobody controls it': 'niemand had de controle',
  'no links left': 'alle spoorverbindingen waren gelegd',
  'no link possible': 'er kon geen spoorverbinding gelegd worden',
} as const;

function built(event: Extract<Event, { type: 'built' }>): string {
  const company = colours.companies[event.company];
  const way = event.first
    ? `${company} begon in ${event.from} en bouwde naar ${event.to}`
    : `${company} bouwde ${event.from} – ${event.to}`;
  const earned =
    event.earned > 0 ? `+$${event.earned}, winst nu $${event.profit}` : 'geen nieuwe stad';
  return `${way} voor ${blokjes(event.cost)}: ${earned}; nog ${event.box} op het maatschappijveld.`;
}

function crossed(event: Extract<Event, { type: 'transcontinental' }>): string {
  const closed = `${colours.companies[event.company]} voltooide de transcontinentale verbinding van ${event.ends.join(' met ')}: +$${event.bonus}`;
  const partners = event.partners.filter((name) => !event.lost.includes(name));
  const each = partners.length > 1 ? ' elk' : '';
  const others = partners.length > 0 ? `; ${list(partners)}${each} +$${event.partnerBonus}` : '';
  const lost =
    event.lost.length > 0
      ? `; niets voor ${list(event.lost)}, want daarover had niemand de controle`
      : '';
  return `${closed}${others}${lost}.`;
}

function goods(counts: readonly number[]): string {
  const held = GOODS.flatMap((name, colour) => {
    const count = counts[colour] ?? 0;
    return count > 0
      ? [{ count, told: `${count} ${count === 1 ? colours.goods[name] : COLOURS[name]}` }]
      : [];
  });
  const last = held.at(-1);
  if (last === undefined) return 'geen goederenblokjes';
  const parts = enumerate(
    held.map(({ told }) => told),
    'en',
  );
  return `${parts} ${last.count === 1 ? 'goederenblokje' : 'goederenblokjes'}`;
}

type Params = Refused['params'];
const company = (p: Params): string =>
  colours.companies[COMPANIES.find((name) => name === p['company']) ?? 'red'];

const PHASE_ASKS: Readonly<Record<string, string>> = {
  offer: 'de actieve speler biedt een maatschappij aan of past',
  auction: 'er wordt een maatschappij geveild',
  build: 'de maatschappijen leggen spoorverbindingen',
  goods: 'de maatschappijen pakken goederenblokjes',
};

const REFUSALS: TranslatedSentences['refusals'] = {
  'wrong-phase': (p) => `Dat kan nu niet: ${PHASE_ASKS[p['phase'] ?? ''] ?? ''}.`,
  'company-sold': (p) => `${company(p)} is deze ronde al geveild.`,
  'bid-too-low': (p) =>
    `Een bod van ${p['bid']} is te laag: bied minstens ${blokjes(Number(p['least']))}.`,
  'bid-too-high': (p) => `Je kunt geen ${p['bid']} bieden: je hebt ${blokjes(Number(p['cubes']))}.`,
  'must-build': (p) =>
    `${company(p)} moet bouwen: er ${p['links'] === 1 ? 'is 1 mogelijkheid' : `zijn ${p['links']} mogelijkheden`}.`,
  'no-such-route': (p) => `Het traject '${p['route']}' staat niet op deze kaart.`,
  'route-turned': (p) => `Het traject '${p['given']}' heet hier ${p['route']}.`,
  'no-such-city': (p) => `De stad '${p['city']}' staat niet op deze kaart.`,
  'route-taken': (p) =>
    `${p['route']} is bezet: daar ligt al een spoorverbinding van ${company(p)}.`,
  'no-links-left': (p) => `${company(p)} heeft alle ${p['links']} spoorverbindingen al gelegd.`,
  'too-dear': (p) =>
    `${p['route']} kost ${p['cost']}, en ${company(p)} heeft ${blokjes(Number(p['cubes']))}.`,
  'start-needed': (p) =>
    `Dit is de eerste spoorverbinding van ${company(p)}: noem ook de startstad.`,
  'already-started': (p) => `${company(p)} heeft al een startstad: noem er geen meer.`,
  'no-hexagon': (p) => `${p['route']} raakt geen zeshoek, dus daar kan niemand beginnen.`,
  'not-a-hexagon': (p) => `${p['city']} is geen zeshoek, dus daar kan niemand beginnen.`,
  'start-elsewhere': (p) => `${p['city']} ligt niet aan ${p['route']}.`,
  'not-touching': (p) => `${p['route']} sluit niet aan op het net van ${company(p)}.`,
  'not-in-network': (p) => `${p['city']} hoort niet bij het net van ${company(p)}.`,
  'no-goods-left': (p) => `Het goederenblokje van ${p['city']} is al gepakt.`,
  'auction-over': () => 'Er is geen veiling meer, dus de opdracht vervalt.',
  'passed-already': () => 'Je hebt in deze veiling gepast.',
  'must-take': (p) => `${company(p)} moet een goederenblokje pakken zolang het kan.`,
  'order-without-amount': () => 'Zeg tot hoeveel blokjes je wilt bieden.',
  'unknown-order': (p) => `De opdracht '${p['order']}' bestaat niet in dit spel.`,
};

export const words: TranslatedSentences = {
  ask,
  askFurther,
  choice,
  happened,
  refusals: REFUSALS,
  options: {
    map: {
      label: 'Kaart',
      values: {
        usa: 'Verenigde Staten: 38 steden, het hele spel (onze reconstructie van het bord)',
        tutorial: 'Lage Landen: 15 steden, een korte partij om het spel te leren',
        netherlands:
          'Nederland en zijn buren: 42 steden van Lille tot Hamburg, het hele spel (ons eigen ontwerp)',
      },
    },
  },
};
