/** Tables over a store in memory, with bots that answer at once. */
import { readFile } from 'node:fs/promises';
import { answerJob, type Level } from '@roundhouse/bots';
import { parseRecord, seedFromText } from '@roundhouse/engine';
import { botsOf, reviewOf, titleOf } from '@roundhouse/titles';
import type { LocalTable, LocalWatch } from '../../src/host/local-table.ts';
import { LocalTables } from '../../src/host/local-tables.ts';
import type { MatchStore } from '../../src/host/match-store.ts';
import type { OnSteps, Sitter, TableStep } from '../../src/host/table-host.ts';
import type { Question, Thinker } from '../../src/host/thinker.ts';

export const thinker: Thinker = {
  decide: (question, level) => thought(question, level),
  async advise(question) {
    const { explanation } = await thought(question, 'normal');
    if (!explanation) throw new Error('it gave no reasons');
    return { explanation };
  },
  async review({ title: id, seats, record, ...wanted }) {
    const title = titleOf(id);
    return title && reviewOf(title, seats, parseRecord(record), wanted, read);
  },
};

const read = (file: URL) => readFile(file).catch(() => undefined);

async function thought(question: Question, level: Level) {
  const title = titleOf(question.title);
  const bots = title && (await botsOf(title, question.seats, read));
  const bot = bots?.[level] ?? bots?.normal;
  if (!bot) throw new Error(`there is no ${level}`);
  return answerJob(bot, { ...question, measure: {}, isExplained: true }, () => 0);
}

export function tablesOver(store: MatchStore, by = thinker) {
  let made = 0;
  return new LocalTables({
    store,
    thinker: by,
    now: () => 1000 + made,
    fresh: () => ({ id: `m${++made}`, seed: seedFromText(`fresh ${made}`), now: 1000 + made }),
    announce: () => undefined,
  });
}

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (level: Level): Sitter => ({ kind: 'bot', name: level, level });

type Watched = Pick<LocalTable, 'watch'>;

/** A watch that has seen everything as soon as it is told. */
export function seeing(
  table: Watched,
  viewer: number | null,
  after: number,
  onSteps: OnSteps,
): LocalWatch {
  const watch = table.watch(viewer, after, (steps) => {
    onSteps(steps);
    const last = steps.at(-1);
    // The first steps come before there is a watch.
    if (last) queueMicrotask(() => watch.seen(last.seq));
  });
  return watch;
}

/** The next step that satisfies, by a watch that ends with it. */
export function stepWhen(
  table: Watched,
  viewer: number | null,
  wanted: (step: TableStep) => boolean,
  after = -1,
): Promise<TableStep> {
  return new Promise((resolve) => {
    const { stop } = seeing(table, viewer, after, (steps) => {
      const step = steps.find(wanted);
      if (!step) return;
      queueMicrotask(() => stop());
      resolve(step);
    });
  });
}
