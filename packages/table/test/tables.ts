/** Tables over a store in memory, with bots that answer at once. */
import { readFile } from 'node:fs/promises';
import { answerJob, type Level } from '@roundhouse/bots';
import { parseRecord, seedFromText } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { botsOf, reviewOf } from '@roundhouse/titles/bots';
import { Tables, type MatchStore, type Question, type Sitter, type Thinker } from '../src/index.ts';

export const thinker: Thinker = {
  decide: (question, level) => thought(question, level),
  async advise(question) {
    const { explanation } = await thought(question, 'normal');
    if (!explanation) throw new Error('it gave no reasons');
    return { explanation };
  },
  async review({ title: id, record, question }) {
    const title = titleOf(id);
    return title && reviewOf(title, parseRecord(record), question, read);
  },
};

const read = (file: URL) => readFile(file).catch(() => undefined);

async function thought(question: Question, level: Level) {
  const title = titleOf(question.title);
  const bots = title && (await botsOf(title, question.view.config, read));
  const bot = bots?.[level] ?? bots?.normal;
  if (!bot) throw new Error(`there is no ${level}`);
  return answerJob(bot, { ...question, measure: {}, isExplained: true }, () => 0);
}

export function tablesOver(store: MatchStore, by = thinker) {
  let made = 0;
  return new Tables({
    store,
    thinker: by,
    titleOf,
    now: () => 1000 + made,
    fresh: () => ({ id: `m${++made}`, seed: seedFromText(`fresh ${made}`), now: 1000 + made }),
    announce: () => undefined,
  });
}

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (level: Level): Sitter => ({ kind: 'bot', name: level, level });
