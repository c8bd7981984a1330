/** `bot`: what a level would play for a seat. It sees what that seat sees. */
import { answerJob, LEVELS, type Bot, type Measure } from '@roundhouse/bots';
import { lastSeq, refusal } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import { levelsAt } from '../levels.ts';
import { asFault, seatIn, turnOf, type Held } from './matches.ts';
import { Fault, needText, needWhole, seedIn, type Answer, type Fields } from './protocol.ts';

const MOST = 1_000_000_000;

export async function botAnswer(fields: Fields, held: Held): Promise<Answer> {
  const { rules, table, words } = held;
  const { stands } = table.running;
  const seat = seatIn(fields, held);
  const bot = await botIn(fields, held);
  const measure = measureIn(fields);
  const isExplained = isExplainedIn(fields);
  const turn = turnOf(held);
  if (turn.kind !== 'act' || !turn.seats.includes(seat)) {
    const toAct = turn.kind === 'act' ? turn.seats.join(', ') : '-';
    throw asFault(words, refusal('not-your-turn', 'table', { seat, turn: toAct }));
  }
  const seed = seedIn(fields) ?? `bot ${seat} ${lastSeq(stands)}`;
  const legal = rules.legal(stands.state, seat);
  const view = rules.view(stands.state, seat);
  const job = { view, legal, seat, seed, measure, isExplained };
  const { action, explanation } = answerJob(bot, job, () => performance.now());
  const text = rules.action.format(action);
  if (!isExplained) return { text };
  const { candidates = [], playouts = 0 } = explanation ?? {};
  return {
    text,
    playouts,
    candidates: candidates.map(({ action: weighed, value, trials, reason }) => ({
      text: rules.action.format(weighed),
      value,
      trials,
      reason,
      message: words.reason?.(reason) ?? '',
    })),
  };
}

async function botIn(fields: Fields, { title, table }: Held): Promise<Bot<AnyGame>> {
  const name = needText(fields, 'level');
  const bots = await levelsAt(title, table.running.stands.config);
  const level = LEVELS.find((known) => known === name);
  const bot = level && bots[level];
  if (bot) return bot;
  const offered = LEVELS.filter((known) => bots[known]).join(', ');
  const wanted = name.slice(0, 60);
  throw new Fault('no-such-level', `${title.id} has no bot '${wanted}'; it has ${offered}`);
}

/** Nothing given: the level's own measure. Without `ms` the answer depends on the seed alone. */
function measureIn(fields: Fields): Measure {
  const whole = (name: string): number | undefined =>
    fields.has(name) ? needWhole(fields, name, 1, MOST) : undefined;
  return { iterations: whole('iterations'), ms: whole('ms') };
}

function isExplainedIn(fields: Fields): boolean {
  const value = fields.get('explain') ?? false;
  if (typeof value === 'boolean') return value;
  throw new Fault('bad-field', "'explain' must be true or false");
}
