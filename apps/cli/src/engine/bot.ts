/** `bot`: what a level would play for a seat. It sees what that seat sees. */
import { LEVELS, type Bot, type Budget } from '@roundhouse/bots';
import { lastSeq, refusal, seededRng } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import { levelsAt } from '../levels.ts';
import { asFault, seatIn, turnOf, type Held } from './matches.ts';
import { Fault, needText, needWhole, seedIn, type Fields } from './protocol.ts';

const MOST = 1_000_000_000;

export async function botText(fields: Fields, held: Held): Promise<string> {
  const { rules, match, words } = held;
  const seat = seatIn(fields, held);
  const bot = await botIn(fields, held);
  const budget = budgetIn(fields);
  const turn = turnOf(held);
  if (turn.kind !== 'act' || !turn.seats.includes(seat)) {
    const toAct = turn.kind === 'act' ? turn.seats.join(', ') : '-';
    throw asFault(words, refusal('not-your-turn', 'table', { seat, turn: toAct }));
  }
  const seed = seedIn(fields) ?? `bot ${seat} ${lastSeq(match)}`;
  const legal = rules.legal(match.state, seat);
  const view = rules.view(match.state, seat);
  return rules.action.format(bot.choose(view, legal, seat, seededRng(seed), budget));
}

async function botIn(fields: Fields, { title, match }: Held): Promise<Bot<AnyGame>> {
  const name = needText(fields, 'level');
  const bots = await levelsAt(title, match.config.seats);
  const level = LEVELS.find((known) => known === name);
  const bot = level && bots[level];
  if (bot) return bot;
  const offered = LEVELS.filter((known) => bots[known]).join(', ');
  const wanted = name.slice(0, 60);
  throw new Fault('no-such-level', `${title.id} has no bot '${wanted}'; it has ${offered}`);
}

/** Undefined: the level's own measure. Without `ms` the answer depends on the seed alone. */
function budgetIn(fields: Fields): Budget | undefined {
  const iterations = fields.has('iterations')
    ? needWhole(fields, 'iterations', 1, MOST)
    : undefined;
  if (!fields.has('ms')) return iterations === undefined ? undefined : { iterations };
  const [since, ms] = [performance.now(), needWhole(fields, 'ms', 1, MOST)];
  return { iterations: iterations ?? MOST, spent: () => (performance.now() - since) / ms };
}
