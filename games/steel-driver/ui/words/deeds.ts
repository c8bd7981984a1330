/** What the button says that does a thing: a verb, and what it costs. */
import type { Language } from '@roundhouse/ui/words';
import type { Action, CompanyName, View } from '../../src/index.ts';
import { COMPANIES_NL } from './colours-nl.ts';
import { linkGain, shareGain } from './gains.ts';
import { acrossName, cityName, routeCost, routeName, sentence } from './places.ts';

interface Verbs {
  offer(company: CompanyName, bid: string): string;
  bid(bid: string): string;
  cubes(count: number): string;
  build(way: string, cost: string): string;
  start(from: string, to: string, cost: string): string;
  take(city: string, gain: number): string;
  earns(sum: number): string;
  readonly earnsNothing: string;
}

const VERBS: Readonly<Record<Language, Verbs>> = {
  en: {
    offer: (company, bid) => `Offer ${sentence(company)} for ${bid}`,
    bid: (bid) => `Bid ${bid}`,
    cubes: (count) => (count === 1 ? '1 cube' : `${count} cubes`),
    build: (way, cost) => `Build ${way}, ${cost}`,
    start: (from, to, cost) => `Start in ${from} and build to ${to}, ${cost}`,
    take: (city, gain) => `Take the cube of ${city}, +$${gain} a share`,
    earns: (sum) => `profit +$${sum}`,
    earnsNothing: 'no new city',
  },
  nl: {
    offer: (company, bid) => `Bied ${COMPANIES_NL[company]} aan voor ${bid}`,
    bid: (bid) => `Bied ${bid}`,
    cubes: (count) => (count === 1 ? '1 blokje' : `${count} blokjes`),
    build: (way, cost) => `Leg ${way}, ${cost}`,
    start: (from, to, cost) => `Begin in ${from} en bouw naar ${to}, ${cost}`,
    take: (city, gain) => `Pak het blokje van ${city}, +$${gain} per aandeel`,
    earns: (sum) => `winst +$${sum}`,
    earnsNothing: 'geen nieuwe stad',
  },
};

/** `named` is the choice as a list has it. */
export function deedIn(language: Language, action: Action, view: View, named: string): string {
  const verbs = VERBS[language];
  const costOf = (route: string): string => verbs.cubes(routeCost(view, route));
  const brings = (route: string, start?: string): string => {
    const { earned, bonus } = linkGain(view, route, start);
    return earned + bonus > 0 ? verbs.earns(earned + bonus) : verbs.earnsNothing;
  };
  switch (action.type) {
    case 'offer':
      return verbs.offer(action.company, verbs.cubes(action.bid));
    case 'bid':
      return verbs.bid(verbs.cubes(action.bid));
    case 'build': {
      const { route } = action;
      return `${verbs.build(routeName(view, route), costOf(route))} (${brings(route)})`;
    }
    case 'start': {
      const { city, route } = action;
      const to = acrossName(view, route, city);
      return `${verbs.start(cityName(view, city), to, costOf(route))} (${brings(route, city)})`;
    }
    case 'take':
      return verbs.take(cityName(view, action.city), shareGain(view, action.city));
    case 'pass':
      return named;
  }
}
