/** What the button says that does a thing: a verb, and what it costs. */
import { inEveryLanguage, type Language, type Translation } from '@roundhouse/ui/words';
import { type Action, type Company, NONE, type View } from '../../src/types.ts';
import { hexNamesIn } from './hexes.ts';
import { companyName, costAt } from './names.ts';
import type { words } from './en/deeds.ts';

/** A hex, by its name and as where something lies: 'Richmond', 'in Richmond'. */
export interface Where {
  readonly name: string;
  readonly within: string;
  readonly isCity: boolean;
}

export type Verbs = Translation<typeof words>;

const VERBS = await inEveryLanguage<Verbs>((language) => import(`./${language}/deeds.ts`));

/** `named` is the choice as a list has it: what a space is called. */
export function deedIn(language: Language, action: Action, view: View, named: string): string {
  const verbs = VERBS[language];
  switch (action.type) {
    case 'offer':
      return verbs.auction(companyName(action.company));
    case 'found':
      return verbs.start(started(view), hexNamesIn(language, view.config).hexName(action.hex));
    case 'take':
      return verbs.choose(named);
    case 'develop':
      return verbs.house(hexNamesIn(language, view.config).hexName(action.hex));
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
  const { cityName, hexName, hexIn } = hexNamesIn(language, view.config);
  const isCity = cityName(hex) !== undefined;
  const where: Where = { name: hexName(hex), within: hexIn(hex), isCity };
  return VERBS[language].build(where, costAt(view, hex), companyName(company), treasury);
}
