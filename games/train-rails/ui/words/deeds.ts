/** What the button says that does a thing: a verb, and whom it hits. */
import type { Language, Who } from '@roundhouse/ui/words';
import type { Action, Kind } from '../../src/index.ts';
import { enumerate, NUMBERED } from './names.ts';

interface Verbs {
  readonly pass: string;
  readonly stop: string;
  push(cell: string): string;
  takeSeat(cell: string): string;
  sendOut(who: string, cells: readonly string[]): string;
  beg(who: string, kind: Kind): string;
}

const VERBS: Readonly<Record<Language, Verbs>> = {
  en: {
    pass: 'Pass',
    stop: 'Stop here',
    push: (cell) => `Push the pawn off ${cell}`,
    takeSeat: (cell) => `Take seat ${cell}`,
    sendOut: (who, cells) => `Send ${who} out, ${enumerate(cells, 'and')}`,
    beg: (who, kind) => `Ask ${who} for one ${kind === 'number' ? 'number card' : 'action card'}`,
  },
  nl: {
    pass: 'Pas',
    stop: 'Stop hier',
    push: (cell) => `Duw de pion van ${cell} af`,
    takeSeat: (cell) => `Neem stoel ${cell}`,
    sendOut: (who, cells) => `Zet ${who} eruit, ${enumerate(cells, 'en')}`,
    beg: (who, kind) => `Vraag ${who} om een ${kind === 'number' ? 'getalkaart' : 'actiekaart'}`,
  },
};

/** `named` is the choice as a list has it; what it warns of in brackets is kept. */
export function deedIn(
  language: Language,
  action: Action,
  named: string,
  who: Who = NUMBERED[language],
): string {
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
