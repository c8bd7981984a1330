/** What is told to several at once: each sees what is his to see, and where nothing is hidden it is made once. */
import { hashOf, seedFromText, type Viewer } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { memoryStore } from '../testing/index.ts';
import { Tables, type TableStep } from '../src/index.ts';
import { person, tablesOver } from './tables.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** The last step that each of several was told after some moves, and the position that it shows. */
async function toldToAll(title: string) {
  const tables = tablesOver(memoryStore());
  const sitters = ['Ann', 'Bob', 'Cid'].map((name) => person(name));
  const match = await tables.begin({ title, config: { seats: 3 }, sitters, seed: 'sights' });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.table(match);
  const last = new Map<Viewer, TableStep | undefined>();
  for (const viewer of VIEWERS) {
    const mine = typeof viewer === 'number' ? [viewer] : [];
    const place = await tables.sit(match, mine);
    place.watch(viewer, table.running.match.lines, (steps) => last.set(viewer, steps.at(-1)));
  }
  for (let turn = 0; turn < 6; turn += 1) {
    const { rules, state, owed } = table.running.stands;
    const [[seat, owedSince] = [0, 0]] = owed;
    const [action] = rules.legal(state, seat);
    if (action === undefined) throw new Error('nothing to do');
    const text = rules.action.format(action);
    expect(await table.act({ seat, key: `k${turn}`, owedSince, text })).toBeUndefined();
  }
  return { last, state: table.running.stands.state };
}

test.each(['american-rails', 'amsterdam', 'steel-driver', 'train-rails'])(
  '%s: everybody is shown his own view, with its hash',
  async (title) => {
    const rules = await titleOf(title)?.rules();
    const { last, state } = await toldToAll(title);
    for (const viewer of VIEWERS) {
      const own = rules?.view(state, viewer);
      expect(last.get(viewer)?.view).toEqual(own);
      expect(last.get(viewer)?.viewHash).toBe(hashOf(own));
    }
    const seen = new Set([...last.values()].map((step) => step?.view));
    expect(seen.size).toBe(rules?.meta.hasSecrets ? VIEWERS.length : 1);
  },
);

test('what all see is made while it is being kept, and told when it is', async () => {
  const hashed: string[] = [];
  const works: (() => void)[] = [];
  const store = memoryStore();
  let release = (): void => undefined;
  const tables = new Tables({
    store: {
      ...store,
      async append(match, lines) {
        await new Promise<void>((done) => (release = done));
        return store.append(match, lines);
      },
    },
    titleOf,
    now: () => 1000,
    fresh: () => ({ id: 'm', seed: seedFromText('sights'), now: 1000 }),
    announce: () => undefined,
    hash: (view) => {
      hashed.push(hashOf(view));
      return hashOf(view);
    },
    meanwhile: (work) => void works.push(work),
  });
  const sitters = ['Ann', 'Bob', 'Cid'].map((name) => person(name));
  await tables.begin({ title: 'american-rails', config: { seats: 3 }, sitters });
  const table = await tables.table('m');
  const [told, ahead]: TableStep[][] = [[], []];
  for (const viewer of VIEWERS) {
    const mine = typeof viewer === 'number' ? [viewer] : [];
    const place = await tables.sit('m', mine);
    const { lines } = table.running.match;
    place.watch(
      viewer,
      lines,
      (steps) => void told?.push(...steps),
      (steps) => void ahead?.push(...steps),
    );
  }
  const { rules, state, owed } = table.running.stands;
  const [[seat, owedSince] = [0, 0]] = owed;
  const [action] = rules.legal(state, seat);
  if (action === undefined) throw new Error('nothing to do');
  const text = rules.action.format(action);
  const acting = table.act({ seat, key: 'k', owedSince, text });
  await new Promise((done) => setTimeout(done));
  expect(works).toHaveLength(1);
  for (const work of works) work();
  expect(hashed).toHaveLength(1);
  expect(told).toEqual([]);
  expect(ahead).toHaveLength(VIEWERS.length);
  release();
  expect(await acting).toBeUndefined();
  expect(told?.map(({ viewHash }) => viewHash)).toEqual(VIEWERS.map(() => hashed[0]));
  expect(told).toEqual(ahead);
  expect(hashed).toHaveLength(1);
});
