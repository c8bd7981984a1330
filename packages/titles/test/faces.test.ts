/** What every game shows of itself, over whole games played at random. */
import { seededRng, type Viewer } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';
import { playAtRandom, who } from './at-random.ts';

const HOLES = /undefined|NaN|\[object|\?/;

interface Looked {
  readonly view: AnyGame['view'];
  readonly viewer: Viewer;
  readonly legal: readonly AnyGame['action'][];
}

/** Positions as the seat to move sees them, some as a spectator does, and the end as everybody does. One in `every`. */
async function lookedAt(title: Title, seats: number, every = 5): Promise<readonly Looked[]> {
  const rules = await title.rules();
  const looked: Looked[] = [];
  const end = await playAtRandom(title, seats, 'face', ({ state, seat, legal, rng }) => {
    if (rng.below(every) === 0) looked.push({ view: rules.view(state, seat), viewer: seat, legal });
    if (rng.below(40) === 0)
      looked.push({ view: rules.view(state, null), viewer: null, legal: [] });
  });
  looked.push({ view: rules.view(end, 'all'), viewer: 'all', legal: [] });
  return looked;
}

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  let played: Promise<readonly Looked[]> | undefined;
  const positions = (): Promise<readonly Looked[]> =>
    (played ??= Promise.all(title.seats.map((seats) => lookedAt(title, seats))).then((all) =>
      all.flat(),
    ));

  test.each(LANGUAGES)('every legal action is a choice of a place, in %s', async (language) => {
    const face = await title.face();
    const tell = { language, who };
    const homeless = (await positions()).flatMap(({ view, legal }) => {
      const places = face.places(view, legal, tell);
      const chosen = new Set(places.flatMap(({ choices }) => choices));
      return legal.filter((_, number) => !chosen.has(number));
    });
    expect(homeless).toEqual([]);
  });

  test('bids for one lot differ in their sum, and none is missing where an auction runs', async () => {
    const { auction, bid } = await title.face();
    for (const { view, legal } of await positions()) {
      const bids = legal.flatMap((action) => bid?.(action) ?? []);
      expect(new Set(bids.map(({ lot, amount }) => `${lot} ${amount}`)).size).toBe(bids.length);
      const isBidding = auction?.(view, { language: 'en', who }) !== undefined && legal.length > 1;
      expect(isBidding ? bids.length : legal.length - 1).toBe(legal.length - 1);
    }
  });

  test('what is legal is offered once, whatever the order', async () => {
    const { offered } = await title.face();
    const { action } = await title.rules();
    for (const { legal } of await positions()) {
      const texts = (list: readonly AnyGame['action'][]) => list.map(action.format).toSorted();
      expect(texts(offered?.(legal) ?? legal)).toEqual(texts(legal));
    }
  });

  test.each(LANGUAGES)(
    'places have one id, stand by group and have no holes, in %s',
    async (language) => {
      const face = await title.face();
      for (const { view, legal } of await positions()) {
        const places = face.places(view, legal, { language, who });
        expect(places.length).toBeGreaterThan(2);
        expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
        const groups = places.map(({ group }) => group);
        const runs = groups.filter((group, at) => group !== groups[at - 1]);
        expect(runs).toHaveLength(new Set(groups).size);
        const texts = places.flatMap(({ group, name, holds }) => [group, name, ...holds]);
        expect(texts).not.toContain('');
        expect(texts.join('\n')).not.toMatch(HOLES);
      }
    },
  );

  test.each(LANGUAGES)('signs, panels and figures have no holes, in %s', async (language) => {
    const face = await title.face();
    const tell = { language, who };
    for (const { view } of await positions()) {
      const seats = Array.from({ length: view.config.seats }, (_, seat) => seat);
      const shown = [
        face.stage(view, tell),
        face.auction?.(view, tell),
        face.figures(view, tell),
        seats.map((seat) => face.standing(view, seat, tell)),
      ];
      expect(JSON.stringify(shown)).not.toMatch(HOLES);
      expect(face.changes(view, view, tell)).toEqual([]);
      expect(face.figures(view, tell).every(({ value }) => Number.isInteger(value))).toBe(true);
      for (const seat of face.stage(view, tell).order) expect(seats).toContain(seat);
    }
  });

  test('both languages show the same things', async () => {
    const face = await title.face();
    const shape = (looked: Looked, language: 'en' | 'nl') => ({
      places: face
        ?.places(looked.view, looked.legal, { language, who })
        .map(({ id, choices }) => [id, choices]),
      figures: face.figures(looked.view, { language, who }).map(({ id, value }) => [id, value]),
    });
    for (const looked of await positions())
      expect(shape(looked, 'nl')).toEqual(shape(looked, 'en'));
  });

  test('a preview says what the seat can know, and nothing that it only imagines', async () => {
    const [rules, face] = await Promise.all([title.rules(), title.face()]);
    const told = (view: AnyGame['view'], seat: number, action: AnyGame['action'], seed: string) => {
      const imagined = rules.determinize(view, seat, seededRng(seed));
      rules.apply(imagined, seat, action);
      return face.changes(view, rules.view(imagined, seat), { language: 'en', who });
    };
    for (const { view, viewer, legal } of await lookedAt(title, Math.min(...title.seats), 1)) {
      if (typeof viewer !== 'number') continue;
      for (const action of [...legal.slice(0, 1), ...legal.slice(-1)]) {
        const all = ['one', 'two', 'three'].map((seed) => told(view, viewer, action, seed));
        for (const each of all) expect(each, JSON.stringify(action)).toEqual(all[0]);
      }
    }
  });
});
