/** What is offered says what it does, over whole games played at random. */
import { seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { CHECKS } from '@roundhouse/ui/words/checks';
import { describe, expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';

const who = (seat: number): string =>
  ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els', 'Finn'][seat] ?? '?';

/** By how the actions are written: those that let a chance go by. */
const PASSING = /^(?:pass|decline|stop|refresh|take pass)\b/;

interface Asked {
  readonly view: AnyGame['view'];
  readonly legal: readonly AnyGame['action'][];
}

/** Every decision of a match in which one thing after another is done at random. */
async function decisions(title: Title, seats: number): Promise<readonly Asked[]> {
  const rules = await title.rules();
  const rng = seededRng(`explains ${title.id} ${seats}`);
  const state = rules.setup(rules.configure({ seats }) as AnyGame['config']);
  const asked: Asked[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    const legal = rules.legal(state, seat);
    asked.push({ view: rules.view(state, seat), legal });
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = types[rng.below(types.length)];
    const ofType = legal.filter((action) => action.type === type);
    const action = ofType[rng.below(ofType.length)];
    if (!action) throw new Error('nothing to do');
    rules.apply(state, seat, action);
  }
  return asked;
}

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  const asked = Promise.all(title.seats.map((seats) => decisions(title, seats))).then((all) =>
    all.flat(),
  );

  test('what lets a chance go by is known as such, and nothing else is', async () => {
    const [face, { action }] = await Promise.all([title.face(), title.rules()]);
    for (const { legal } of await asked) {
      for (const each of legal) {
        expect(face.isPassing(each), action.format(each)).toBe(PASSING.test(action.format(each)));
      }
    }
  });

  test.each(LANGUAGES)('every button is a verb, in %s', async (language) => {
    const words = (await title.words())[language];
    for (const { view, legal } of await asked) {
      for (const action of legal)
        expect(words.deed(action, view, who)).toMatch(CHECKS[language].verbs);
    }
  });

  test.each(LANGUAGES)('no button is cut by a hole, in %s', async (language) => {
    const words = (await title.words())[language];
    for (const { view, legal } of await asked) {
      for (const action of legal) {
        const told = [words.deed(action, view, who), words.meaning?.(action, view, who) ?? ''];
        expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object|\?| {2}| ,/);
      }
    }
  });

  test('what is about a company, a card or a player has a picture', async () => {
    const [face, board] = await Promise.all([title.face(), title.board?.()]);
    const found = new Set<string>();
    for (const { view, legal } of await asked) {
      for (const action of legal) {
        const about = face.about?.(action, view);
        const isCompany = about?.startsWith('company:') === true;
        expect('company' in action && !isCompany, JSON.stringify(action)).toBe(false);
        if (about !== undefined) found.add(about);
      }
    }
    expect(found.size).toBeGreaterThan(face.about ? 3 : -1);
    for (const place of found) expect(board?.Mark?.({ place }), place).toBeTruthy();
  });
});
