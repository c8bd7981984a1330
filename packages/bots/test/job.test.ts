import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import type { Bot, Budget } from '../src/bot.ts';
import { answerJob, budgetOf } from '../src/job.ts';
import { levelsOf } from '../src/levels.ts';
import { newNet } from '../src/train/fit.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { poured } from './brim/table.ts';

const state = poured([10, 10], [4, 0]);
const job = {
  view: rules.view(state, 0),
  legal: rules.legal(state, 0),
  seat: 0,
  seed: 'job',
  measure: {},
  isExplained: false,
};
const { expert, normal, random } = levelsOf(
  brain,
  newNet([brain.features, 4, 2], seededRng('net')),
);

test('without a measure a level keeps to its own; time starts when the job does', () => {
  expect(budgetOf({}, () => 0)).toBeUndefined();
  expect(budgetOf({ iterations: 7 }, () => 0)).toEqual({ iterations: 7 });
  let time = 1000;
  const budget = budgetOf({ ms: 50 }, () => time);
  expect(budget?.spent?.()).toBe(0);
  time += 25;
  expect(budget?.spent?.()).toBe(0.5);
  expect(budget?.iterations).toBeGreaterThan(1e6);
});

test('an explained choice is the choice, with what else was weighed', () => {
  if (!expert || !normal) throw new Error('there are no levels');
  const plain = answerJob(expert, job, () => 0);
  const explained = answerJob(expert, { ...job, isExplained: true }, () => 0);
  expect(plain).toEqual({ action: explained.action });
  expect(explained.explanation?.candidates.length).toBeGreaterThan(1);
  expect(answerJob(normal, { ...job, isExplained: true }, () => 0).explanation?.playouts).toBe(0);
});

test('a bot that can not explain itself still chooses', () => {
  if (!random) throw new Error('there is no random bot');
  const thought = answerJob(random, { ...job, isExplained: true }, () => 0);
  expect(thought.explanation).toBeUndefined();
  expect(job.legal).toContain(thought.action);
});

test('the measure reaches the bot', () => {
  const seen: (Budget | undefined)[] = [];
  const bot: Bot<Brim> = {
    level: 'hard',
    choose(_view, [first], _seat, _rng, budget) {
      seen.push(budget);
      return first ?? { type: 'stop' };
    },
  };
  answerJob(bot, { ...job, measure: { iterations: 3 } }, () => 0);
  expect(seen).toEqual([{ iterations: 3 }]);
});

test('from normal on a character plays its own way, counted round', () => {
  const stop = { type: 'stop' } as const;
  const styles = [
    { name: 'eager', policy: brain.policy },
    { name: 'shy', policy: () => job.legal.find(({ type }) => type === 'stop') ?? stop },
  ];
  const levels = levelsOf({ ...brain, styles }, newNet([brain.features, 4, 2], seededRng('net')));
  const chosen = (level: Bot<Brim> | undefined, character?: number) =>
    level && answerJob(level, { ...job, character }, () => 0).action.type;
  expect([undefined, 0, 1, 2, 3].map((character) => chosen(levels.normal, character))).toEqual([
    'pour',
    'pour',
    'stop',
    'pour',
    'stop',
  ]);
  expect(chosen(levels.easy, 1)).toBe(chosen(levels.easy));
});
