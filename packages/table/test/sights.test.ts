/** What is told to several at once: each sees what is his to see, and where nothing is hidden it is made once. */
import { hashOf, type Viewer } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { memoryStore } from '../testing/index.ts';
import type { TableStep } from '../src/index.ts';
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
