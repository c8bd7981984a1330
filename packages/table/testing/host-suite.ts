/** What every host of a table promises to who sits there. */
import type { TableHost, TableStep } from '../src/table-host.ts';
import { demand, demandSame, type Promised } from './expectation.ts';
import { stepWhen, told } from './watching.ts';

export interface Hosted {
  readonly host: TableHost;
  /** A seat of one's own that is asked, and one that is another's. */
  readonly mine: number;
  readonly other: number;
}

async function asked({ host, mine }: Hosted): Promise<TableStep> {
  const { seq } = await stepWhen(host, mine, ({ legal }) => legal.length > 0);
  const last = told(host, mine).at(-1);
  demand(last !== undefined && last.seq >= seq, 'what was told is gone');
  return last;
}

async function moveOf(hosted: Hosted, key: string) {
  const { legal, owedSince = -1 } = await asked(hosted);
  return { seat: hosted.mine, key: keyOf(key), owedSince, text: legal[0] ?? '' };
}

/** As long as pages make them. */
const keyOf = (name: string): string => name.replaceAll(' ', '-').padEnd(22, '-');

const lines = ({ host, mine }: Hosted): number => told(host, mine).at(-1)?.seq ?? -1;

export const HOST_PROMISES: readonly Promised<Hosted>[] = [
  {
    name: 'steps come in order, each once, and only those after the one that was seen',
    async run(hosted) {
      const { host, mine } = hosted;
      await asked(hosted);
      const steps = told(host, mine);
      demandSame(
        steps.map(({ seq }) => seq),
        steps.map((_, index) => index),
        'the steps',
      );
      const late: number[] = [];
      const from = Math.floor(steps.length / 2);
      host.watch(mine, from, (some) => late.push(...some.map(({ seq }) => seq))).stop();
      demandSame(late[0], from + 1, 'the first after the one that was seen');
    },
  },
  {
    name: 'the last of the lines that come together tells the hash of its view, and no other does',
    async run(hosted) {
      await asked(hosted);
      const steps = told(hosted.host, hosted.mine);
      const hashed = steps.filter(({ viewHash }) => viewHash !== undefined);
      demandSame(
        hashed.map(({ seq }) => seq),
        [steps.at(-1)?.seq],
        'lines with a hash',
      );
    },
  },
  {
    name: 'a move is told by the time it is answered, and counts once',
    async run(hosted) {
      const move = await moveOf(hosted, 'once');
      const before = lines(hosted);
      demandSame(await hosted.host.act(move), undefined, 'the answer');
      const after = lines(hosted);
      demand(after > before, 'nothing was told');
      const made = told(hosted.host, hosted.mine).find(({ seq }) => seq === before + 1);
      demandSame(made?.by, hosted.mine, 'who made the line');
      demandSame(await hosted.host.act(move), undefined, 'the second answer');
      const own = told(hosted.host, hosted.mine).filter(
        ({ seq, by, forced }) => seq > before && by === hosted.mine && !forced,
      );
      demandSame(own.length, 1, 'moves that were made');
    },
  },
  {
    name: 'a move that answers another question, or is none, changes nothing',
    async run(hosted) {
      const move = await moveOf(hosted, 'late');
      const before = lines(hosted);
      const stale = await hosted.host.act({ ...move, owedSince: move.owedSince - 1 });
      demandSame(stale?.code, 'stale', 'the refusal');
      demand((await hosted.host.act({ ...move, text: 'gibberish' })) !== undefined, 'it was taken');
      demandSame(lines(hosted), before, 'the last line');
    },
  },
  {
    name: 'nobody moves or takes back for another seat',
    async run(hosted) {
      const { host, other } = hosted;
      const move = await moveOf(hosted, 'theirs');
      const before = lines(hosted);
      demandSame((await host.act({ ...move, seat: other }))?.code, 'not-your-seat', 'the move');
      const undo = await host.undo({ seat: other, key: keyOf('u'), from: before });
      demandSame(undo?.code, 'not-your-seat', 'the undo');
      demandSame(lines(hosted), before, 'the last line');
    },
  },
  {
    name: 'nobody looks at another’s hand while the match runs',
    async run(hosted) {
      const { host, other } = hosted;
      await asked(hosted);
      for (const viewer of [other, 'all'] as const) {
        let seen = 0;
        try {
          host.watch(viewer, -1, (steps) => (seen += steps.length)).stop();
        } catch {
          // That is an answer too.
        }
        demandSame(seen, 0, `steps for ${viewer}`);
      }
    },
  },
  {
    name: 'an undo that has not seen the last line is not done',
    async run(hosted) {
      const { host, mine: seat } = hosted;
      await host.act(await moveOf(hosted, 'to be taken back'));
      const before = lines(hosted);
      const undo = await host.undo({ seat, key: keyOf('u'), from: before - 1 });
      demand(undo !== undefined, 'it was done');
      demand(
        told(host, seat).every(({ undoneTo }) => undoneTo === undefined),
        'something was taken back',
      );
    },
  },
  {
    name: 'who has stopped looking is told nothing more',
    async run(hosted) {
      const { host, mine } = hosted;
      const move = await moveOf(hosted, 'unseen');
      let seen = 0;
      const watch = host.watch(mine, -1, (steps) => (seen += steps.length));
      await watch.started;
      const before = seen;
      watch.stop();
      await host.act(move);
      demandSame(seen, before, 'steps');
    },
  },
  {
    name: 'a running match’s record is given only where it may be saved, and has no seed',
    async run(hosted) {
      await asked(hosted);
      const { host } = hosted;
      const given = await host.record().catch(() => undefined);
      demandSame(given !== undefined, host.info.may.save === 'always', 'whether it was given');
      demand(!/^seed /m.test(given ?? ''), 'the seed is in it');
    },
  },
  {
    name: 'a hint is given only where that is allowed',
    async run(hosted) {
      await asked(hosted);
      const { host, mine } = hosted;
      const given = await host.hint(mine).catch(() => undefined);
      demandSame(given !== undefined, host.info.may.hint === 'always', 'whether it was given');
    },
  },
  {
    name: 'nobody agrees for another seat, nor to a line that can not stand again',
    async run(hosted) {
      const { host, mine, other } = hosted;
      await asked(hosted);
      const from = lines(hosted);
      const theirs = await host.agree({ seat: other, key: keyOf('a'), from, to: 0 });
      demandSame(theirs?.code, 'not-your-seat', 'the refusal');
      const nowhere = await host.agree({ seat: mine, key: keyOf('b'), from, to: from + 5 });
      demand(nowhere !== undefined, 'it was taken');
      demand(
        told(host, mine).every(({ agreed }) => agreed === undefined),
        'somebody is told to have agreed',
      );
    },
  },
  {
    name: 'nobody declines for another seat, nor where nothing is asked',
    async run(hosted) {
      const { host, mine, other } = hosted;
      await asked(hosted);
      const theirs = await host.decline({ seat: other, key: keyOf('a') });
      demandSame(theirs?.code, 'not-your-seat', 'the refusal');
      const nothing = await host.decline({ seat: mine, key: keyOf('b') });
      demandSame(nothing?.code, 'stale', 'the refusal');
      // Others may have played meanwhile.
      const noes = told(host, mine).filter(({ declined }) => declined !== undefined);
      demandSame(noes.length, 0, 'lines that say no');
    },
  },
];
