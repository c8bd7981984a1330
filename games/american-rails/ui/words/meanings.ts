/** What a space of the action track does, and what it means for the turn order (AR-3.3, AR-3.7). */
import type { Language, Who } from '@roundhouse/ui/words';
import { PHASES } from '../../src/companies.ts';
import { columnOf } from '../../src/rounds.ts';
import { NONE, SPACES, type Action, type Space, type View } from '../../src/types.ts';
import { enumerate } from './names.ts';

interface Meanings {
  /** In a few words. */
  readonly gists: Readonly<Record<Space, string>>;
  /** Its place in the column, from the top: the order of the next phase goes by it. */
  place(gist: string, at: number): string;
  readonly does: Readonly<Record<Space, string>>;
  /** The fourth space with four or five players (AR-4.5). */
  readonly takeOrExpand: string;
  /** The order that the column decides. */
  readonly phase: string;
  readonly year: string;
  first(order: string): string;
  last(order: string): string;
  /** `above` and `below` are names of those who stand there already. */
  between(order: string, above: string, below: string): string;
  readonly and: string;
}

const MEANINGS: Readonly<Record<Language, Meanings>> = {
  en: {
    gists: {
      pass: 'nothing',
      develop: 'a house',
      finance: 'for a company',
      take2: 'or others pay',
      expand3: 'cubes',
      auction: 'you speak first',
      expand4: 'cubes',
    },
    place: (gist, at) => `${gist}, order ${at} of ${SPACES.length}`,
    does: {
      pass: 'Nothing happens.',
      develop: 'A house makes one city worth more to every company there.',
      finance: '$5 from the bank into one company’s treasury.',
      take2: 'You take $2, or all others pay $2.',
      expand3: 'Up to 3 cubes of companies you have shares of.',
      auction: 'You put up a share of any company and speak first.',
      expand4: 'Up to 4 cubes of companies you have shares of.',
    },
    takeOrExpand: 'You take $2, or all others pay $2, or you build 2 cubes.',
    phase: 'next phase',
    year: 'next year',
    first: (order) => `You move first ${order}.`,
    last: (order) => `You move last ${order}.`,
    between: (order, above, below) =>
      above === '' && below === ''
        ? `Spaces above it move before you ${order}.`
        : `You move ${[above === '' ? '' : `after ${above}`, below === '' ? '' : `before ${below}`].filter((part) => part !== '').join(', ')} ${order}.`,
    and: 'and',
  },
  nl: {
    gists: {
      pass: 'niets',
      develop: 'een huisje',
      finance: 'in een schatkist',
      take2: 'of anderen betalen',
      expand3: 'blokjes',
      auction: 'je biedt eerst',
      expand4: 'blokjes',
    },
    place: (gist, at) => `${gist}, daarna nummer ${at} van ${SPACES.length}`,
    does: {
      pass: 'Er gebeurt niets.',
      develop: 'Een huisje maakt één stad meer waard voor elke maatschappij daar.',
      finance: '$5 van de bank in de schatkist van één maatschappij.',
      take2: 'Je neemt $2, of alle anderen betalen $2.',
      expand3: 'Tot 3 blokjes van maatschappijen waar je aandelen van hebt.',
      auction: 'Je veilt een aandeel naar keuze en biedt als eerste.',
      expand4: 'Tot 4 blokjes van maatschappijen waar je aandelen van hebt.',
    },
    takeOrExpand: 'Je neemt $2, of alle anderen betalen $2, of je bouwt 2 blokjes.',
    phase: 'in de volgende fase',
    year: 'volgend jaar',
    first: (order) => `Je bent ${order} als eerste aan de beurt.`,
    last: (order) => `Je bent ${order} als laatste aan de beurt.`,
    between: (order, above, below) =>
      above === '' && below === ''
        ? `Wie hoger staat, is ${order} eerder aan de beurt.`
        : `Je bent ${order} ${[above === '' ? '' : `na ${above}`, below === '' ? '' : `voor ${below}`].filter((part) => part !== '').join(' en ')} aan de beurt.`,
    and: 'en',
  },
};

export function meaningIn(
  language: Language,
  action: Action,
  view: View,
  who: Who,
): string | undefined {
  return action.type === 'take' ? meaningOf(language, action.space, view, who) : undefined;
}

/** In a few words, with its place from the top. */
export function gistIn(language: Language, action: Action): string | undefined {
  if (action.type !== 'take') return undefined;
  const { gists, place } = MEANINGS[language];
  return place(gists[action.space], SPACES.indexOf(action.space) + 1);
}

/** In a line: what it does, and when its player moves then. */
export function meaningOf(language: Language, space: Space, view: View, who: Who): string {
  const meanings = MEANINGS[language];
  const does =
    space === 'take2' && view.config.seats > 3 ? meanings.takeOrExpand : meanings.does[space];
  return `${does} ${orderAfter(meanings, space, view, who)}`;
}

function orderAfter(meanings: Meanings, space: Space, view: View, who: Who): string {
  const order = view.phase === PHASES ? meanings.year : meanings.phase;
  const at = SPACES.indexOf(space);
  if (at === 0) return meanings.first(order);
  if (at === SPACES.length - 1) return meanings.last(order);
  const column = view.trains.slice(columnOf(view.phase), columnOf(view.phase) + SPACES.length);
  const names = (seats: readonly number[]): string =>
    enumerate(
      seats.filter((seat) => seat !== NONE).map((seat) => who(seat)),
      meanings.and,
    );
  return meanings.between(order, names(column.slice(0, at)), names(column.slice(at + 1)));
}
