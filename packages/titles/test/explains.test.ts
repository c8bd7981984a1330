/** What is offered says what it does, over whole games played at random. */
import { LANGUAGES } from '@roundhouse/ui/words';
import { CHECKS } from '@roundhouse/ui/words/checks';
import { describe, expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';
import { playAtRandom, who } from './at-random.ts';

/** By how the actions are written: those that let a chance go by. */
const PASSING = /^(?:pass|decline|stop|refresh|accept|take pass)\b/;
const HOLES = /undefined|NaN|\[object|\?| {2}| ,/;

interface Asked {
  readonly view: AnyGame['view'];
  readonly legal: readonly AnyGame['action'][];
}

/** Every decision of a match in which one thing after another is done at random. */
async function decisions(title: Title, seats: number): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  await playAtRandom(title, seats, 'explains', ({ rules, state, seat, legal }) =>
    asked.push({ view: rules.view(state, seat), legal }),
  );
  return asked;
}

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  let played: Promise<readonly Asked[]> | undefined;
  const asked = (): Promise<readonly Asked[]> =>
    (played ??= Promise.all(title.seats.map((seats) => decisions(title, seats))).then((all) =>
      all.flat(),
    ));

  test('what lets a chance go by is known as such, and nothing else is', async () => {
    const [face, { action }] = await Promise.all([title.face(), title.rules()]);
    const otherwise = (await asked()).flatMap(({ legal }) =>
      legal
        .filter((each) => face.isPassing(each) !== PASSING.test(action.format(each)))
        .map((each) => action.format(each)),
    );
    expect(otherwise).toEqual([]);
  });

  test.each(LANGUAGES)('every button is a verb, in %s', async (language) => {
    const words = (await title.words())[language];
    const deeds = (await asked()).flatMap(({ view, legal }) =>
      legal.map((action) => words.deed(action, view, who)),
    );
    expect(deeds.filter((deed) => !CHECKS[language].verbs.test(deed))).toEqual([]);
  });

  test.each(LANGUAGES)('no button is cut by a hole, in %s', async (language) => {
    const words = (await title.words())[language];
    const told = (await asked()).flatMap(({ view, legal }) =>
      legal.flatMap((action) => [
        words.deed(action, view, who),
        words.meaning?.(action, view, who) ?? '',
      ]),
    );
    expect(told.filter((text) => HOLES.test(text))).toEqual([]);
  });

  test('what is about a company, a card or a player has a picture', async () => {
    const [face, board] = await Promise.all([title.face(), title.board?.()]);
    const found = new Set<string>();
    const unnamed: string[] = [];
    for (const { view, legal } of await asked()) {
      for (const action of legal) {
        const about = face.about?.(action, view);
        const isCompany = about?.startsWith('company:') === true;
        if ('company' in action && !isCompany) unnamed.push(JSON.stringify(action));
        if (about !== undefined) found.add(about);
      }
    }
    expect(unnamed).toEqual([]);
    expect(found.size).toBeGreaterThan(face.about ? 3 : -1);
    for (const place of found) expect(board?.Mark?.({ place, config: {} }), place).toBeTruthy();
  });
});
