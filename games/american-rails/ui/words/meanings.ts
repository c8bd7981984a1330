/** What a space of the action track does, and what it means for the turn order (AR-3.3, AR-3.7). */
import { enumerate } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Language, type Who, type Translation } from '@roundhouse/ui/words';
import { PHASES } from '../../src/companies.ts';
import { columnOf } from '../../src/rounds.ts';
import { type Action, NONE, type Space, SPACES, type View } from '../../src/types.ts';
import type { words } from './en/meanings.ts';

export type Meanings = Translation<typeof words>;

const MEANINGS = await inEveryLanguage<Meanings>((language) => import(`./${language}/meanings.ts`));

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
