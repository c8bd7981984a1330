/** What every store of matches promises. */
import { StoreError, type MatchStore, type StoreProblem } from '../src/match-store.ts';
import type { KeptMatch, StoredLine, StoredMatch } from '../src/stored-match.ts';
import { demand, demandSame, type Promised } from './expectation.ts';

/** The store, opened anew each time: what lies in it stays. */
export type OpenStore = () => Promise<MatchStore>;

const SEED = 'ab'.repeat(32);

const line = (seq: number): StoredLine => ({
  seq,
  text: `0 line ${seq}`,
  at: 5,
  events: [],
  state: { coal: seq },
});

function keptOf(id: string, lines: number): KeptMatch {
  const match: StoredMatch = {
    id,
    title: 'sample',
    rules: 1,
    name: id,
    config: { seats: 2 },
    sitters: [{ kind: 'person', name: 'Ann' }],
    begun: 1,
    touched: 1,
    lines,
    revision: 0,
    owing: [0],
    isOver: false,
    snapshot: { after: lines, rules: 1, state: {}, draws: {}, owed: [[0, lines]] },
  };
  const rows = Array.from({ length: lines }, (_, index) => line(index + 1));
  return { match, seed: SEED, lines: rows };
}

const grown = ({ match }: KeptMatch, by: number): StoredMatch => ({
  ...match,
  lines: match.lines + by,
  revision: match.revision + 1,
  touched: 2,
});

async function refused(work: Promise<unknown>, problem: StoreProblem): Promise<void> {
  try {
    await work;
  } catch (error) {
    demand(error instanceof StoreError, `it failed with ${String(error)}`);
    demandSame(error.problem, problem, 'the problem');
    return;
  }
  throw new Error(`it was not refused as ${problem}`);
}

/** In whatever order a store gives them back. */
function partsOf(match: StoredMatch): unknown {
  return Object.entries(match).toSorted(([a], [b]) => a.localeCompare(b));
}

async function demandKept(open: OpenStore, wanted: KeptMatch): Promise<void> {
  const found = await (await open()).load(wanted.match.id);
  demand(found !== undefined, 'it is gone');
  const texts = ({ lines }: KeptMatch): unknown =>
    lines.map(({ seq, text, at, events, state }) => [seq, text, at, events, state]);
  demandSame(texts(found), texts(wanted), 'the lines');
  demandSame(partsOf(found.match), partsOf(wanted.match), 'the match');
  demandSame(found.seed, wanted.seed, 'the seed');
}

export const STORE_PROMISES: readonly Promised<OpenStore>[] = [
  {
    name: 'what was created is there, whole, when the store is opened again',
    async run(open) {
      const kept = keptOf('a', 3);
      await (await open()).create(kept);
      await demandKept(open, kept);
    },
  },
  {
    name: 'what was appended is there, with the match as it became',
    async run(open) {
      const kept = keptOf('a', 1);
      const store = await open();
      await store.create(kept);
      const match = grown(kept, 2);
      await store.append(match, [line(2), line(3)]);
      await demandKept(open, { ...kept, match, lines: [line(1), line(2), line(3)] });
    },
  },
  {
    name: 'who knows some lines gets those behind them',
    async run(open) {
      const store = await open();
      await store.create(keptOf('a', 4));
      for (const after of [0, 2, 4]) {
        const found = await store.load('a', after);
        const seqs = found?.lines.map(({ seq }) => seq);
        demandSame(seqs, [1, 2, 3, 4].slice(after), `the lines after ${after}`);
        demandSame(found?.match.lines, 4, 'the number of all lines');
      }
    },
  },
  {
    name: 'a list has every match with the number of its lines, and no seed',
    async run(open) {
      const store = await open();
      for (const [id, lines] of [
        ['a', 0],
        ['b', 2],
      ] as const)
        await store.create(keptOf(id, lines));
      const listed = await store.list();
      const found = listed
        .toSorted((a, b) => a.match.id.localeCompare(b.match.id))
        .map(({ match, kept }) => [match.id, kept]);
      demandSame(
        found,
        [
          ['a', 0],
          ['b', 2],
        ],
        'the list',
      );
      demand(!JSON.stringify(listed).includes(SEED), 'the seed is in the list');
    },
  },
  {
    name: 'who appends behind lines that are not the last is refused, and nothing changes',
    async run(open) {
      const kept = keptOf('a', 2);
      const store = await open();
      await store.create(kept);
      const next = grown(kept, 0);
      await refused(store.append({ ...next, lines: 2 }, [line(2)]), 'taken');
      await refused(store.append({ ...next, lines: 4 }, [line(4)]), 'taken');
      await demandKept(open, kept);
    },
  },
  {
    name: 'all of a batch or nothing of it',
    async run(open) {
      const kept = keptOf('a', 1);
      const store = await open();
      await store.create(kept);
      await refused(store.append(grown(kept, 2), [line(2), line(2)]), 'taken');
      await demandKept(open, kept);
    },
  },
  {
    name: 'of two who append the same line one wins',
    async run(open) {
      const kept = keptOf('a', 0);
      const [one, other] = [await open(), await open()];
      await one.create(kept);
      const both = [one, other].map((store) => store.append(grown(kept, 1), [line(1)]));
      const won = await Promise.allSettled(both);
      demandSame(won.filter(({ status }) => status === 'fulfilled').length, 1, 'winners');
      await demandKept(open, { ...kept, match: grown(kept, 1), lines: [line(1)] });
    },
  },
  {
    name: 'of two who change it without a line one wins, and the other is told',
    async run(open) {
      const kept = keptOf('a', 2);
      const [one, other] = [await open(), await open()];
      await one.create(kept);
      const match = grown(kept, 0);
      const changed = ['ab', 'cd'].map((salt) => ({ ...match, salts: [salt] }));
      const both = [one, other].map((store, index) => store.append(changed[index] ?? match, []));
      const won = await Promise.allSettled(both);
      const winners = won.flatMap(({ status }, index) => (status === 'fulfilled' ? index : []));
      demandSame(winners.length, 1, 'winners');
      await refused(other.append(changed[0] ?? match, []), 'taken');
      await demandKept(open, { ...kept, match: changed[winners[0] ?? 0] ?? match });
    },
  },
  {
    name: 'a match that is there is not created again',
    async run(open) {
      const kept = keptOf('a', 2);
      const store = await open();
      await store.create(kept);
      await refused(store.create(keptOf('a', 0)), 'taken');
      await demandKept(open, kept);
    },
  },
  {
    name: 'what is not there is said to be missing',
    async run(open) {
      const store = await open();
      demand((await store.load('a')) === undefined, 'something was loaded');
      await refused(store.append(keptOf('a', 1).match, [line(1)]), 'missing');
    },
  },
  {
    name: 'what is removed is gone, and the others stay',
    async run(open) {
      const store = await open();
      const other = keptOf('ab', 2);
      await store.create(keptOf('a', 3));
      await store.create(other);
      await store.remove('a');
      demand((await store.load('a')) === undefined, 'it is still there');
      await demandKept(open, other);
      await store.create(keptOf('a', 0));
      await demandKept(open, keptOf('a', 0));
    },
  },
  {
    name: 'what only some matches have is there too',
    async run(open) {
      const { match, ...rest } = keptOf('a', 1);
      const commit = 'cd'.repeat(32);
      const pace = {
        kind: 'days',
        freeMs: 86_400_000,
        bankMs: 5,
        incrementMs: 0,
        atTimeOut: 'forfeit',
      } as const;
      const clock = {
        banks: [5, 4],
        since: [1, 2],
        away: [[], [{ from: 1, until: 2 }]],
        standsInFor: [null, { kind: 'person', name: 'Zoë' }],
        forfeited: [1],
      } as const;
      const due = 1_800_000_000_123;
      const orders = [[{ order: { name: 'pass' } }], []] as const;
      const terms = { commit, pace, clock, orders, due, byHand: 'draws', isBroken: true } as const;
      const gathering = { salts: [null, 'ab'], until: 1_800_000_000_000 };
      const kept = { ...rest, match: { ...match, ...terms, salts: ['', 'ab'], gathering } };
      await (await open()).create(kept);
      await demandKept(open, kept);
    },
  },
];
