/** What the button says that does a thing: a verb, and what it costs. */
import { inEveryLanguage, type Language, type Translation } from '@roundhouse/ui/words';
import type { Action, View } from '../../src/index.ts';
import { linkGain, shareGain } from './gains.ts';
import { acrossName, cityName, routeCost, routeName } from './places.ts';
import type { words } from './en/deeds.ts';

export type Verbs = Translation<typeof words>;

const VERBS = await inEveryLanguage<Verbs>((language) => import(`./${language}/deeds.ts`));

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
