/** What the button says that does a thing: a verb, and what it costs. */
import type { Language } from '@roundhouse/ui/words';
import { NONE, type Action, type Company, type View } from '../../src/types.ts';
import { hexName } from './hexes.ts';
import { companyName, costAt } from './names.ts';

interface Verbs {
  auction(company: string): string;
  start(company: string, city: string): string;
  choose(space: string): string;
  house(city: string): string;
  finance(company: string): string;
  build(where: string, cost: number, company: string, treasury: number): string;
  readonly levy: string;
  readonly expand2: string;
}

const VERBS: Readonly<Record<Language, Verbs>> = {
  en: {
    auction: (company) => `Auction ${company}`,
    start: (company, city) => `Start ${company} in ${city}`,
    choose: (space) => `Choose ${space}`,
    house: (city) => `Build a house in ${city}`,
    finance: (company) => `Finance ${company}, $5`,
    build: (where, cost, company, treasury) =>
      `Build ${where}, $${cost} (${company} has $${treasury})`,
    levy: 'Make the others pay $2',
    expand2: 'Expand by 2',
  },
  nl: {
    auction: (company) => `Veil ${company}`,
    start: (company, city) => `Laat ${company} beginnen in ${city}`,
    choose: (space) => `Kies ${space}`,
    house: (city) => `Bouw een huisje in ${city}`,
    finance: (company) => `Financier ${company}, $5`,
    build: (where, cost, company, treasury) =>
      `Bouw ${where}, $${cost} (${company} heeft $${treasury})`,
    levy: 'Laat de anderen $2 betalen',
    expand2: 'Breid uit met 2',
  },
};

/** `named` is the choice as a list has it: what a space is called. */
export function deedIn(language: Language, action: Action, view: View, named: string): string {
  const verbs = VERBS[language];
  switch (action.type) {
    case 'offer':
      return verbs.auction(companyName(action.company));
    case 'found':
      return verbs.start(started(view), hexName(language, action.hex));
    case 'take':
      return verbs.choose(named);
    case 'develop':
      return verbs.house(hexName(language, action.hex));
    case 'finance':
      return verbs.finance(companyName(action.company));
    case 'place':
      return build(language, action.company, action.hex, view);
    case 'levy':
      return verbs.levy;
    case 'expand2':
      return verbs.expand2;
    default:
      return named;
  }
}

function started({ frame: { company } }: View): string {
  return company === NONE ? '' : companyName(company);
}

function build(language: Language, company: Company, hex: number, view: View): string {
  const { treasury } = view.companies[company];
  const where = hexName(language, hex);
  return VERBS[language].build(where, costAt(view, hex), companyName(company), treasury);
}
