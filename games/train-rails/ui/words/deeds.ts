/** What the button says that does a thing: a verb, and whom it hits. */
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import type { Action } from '../../src/index.ts';
import type { words } from './en/deeds.ts';

export type Verbs = Translation<typeof words>;

const VERBS = await inEveryLanguage<Verbs>((language) => import(`./${language}/deeds.ts`));

/** `named` is the choice as a list has it; what it warns of in brackets is kept. */
export function deedIn(language: Language, action: Action, named: string, who: Who): string {
  const verbs = VERBS[language];
  const warning = named.includes(' (') ? named.slice(named.indexOf(' (')) : '';
  switch (action.type) {
    case 'pass':
      return verbs.pass;
    case 'stop':
      return verbs.stop;
    case 'eccentric':
      return `${verbs.push(action.cell)}${warning}`;
    case 'takeseat':
      return `${verbs.takeSeat(action.cell)}${warning}`;
    case 'exit1':
      return verbs.sendOut(who(action.seat), [action.cell]);
    case 'exit2':
      return verbs.sendOut(who(action.seat), action.cells);
    case 'beg':
      return verbs.beg(who(action.seat), action.kind);
    default:
      return named;
  }
}
