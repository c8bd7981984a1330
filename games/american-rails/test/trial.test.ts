/** What a trial run of River towns says; the README has the figures of longer ones. */
import { judged, trialGame, trialReport } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { gauge } from '../bot/gauge.ts';
import { rules } from '../src/index.ts';
import { unused } from '../ui/words/unused.ts';
import { configOf } from './table.ts';

test('river towns: as long as on the printed board, and companies build in the south', () => {
  const config = configOf({ seats: 4, box: 'rivers' });
  if (!bots.normal) throw new Error('there is no bot');
  const plan = { title: rules.title, config, level: 'normal', games: 24, seed: 'boxes' } as const;
  const trial = { plan, rules, gauge, bot: bots.normal };
  const rows = Array.from({ length: plan.games }, (_, game) => trialGame(trial, game));
  const report = trialReport(trial, rows);
  expect(report.failures).toEqual([]);
  expect(judged(report).map(({ code }) => code)).toContain('as-long');
  const visits = new Map(report.uses['city']?.map(({ id, games }) => [id, games]));
  expect(visits.get('0,17')).toBeGreaterThan(12);
  expect(unused.en('city', ['0,17'], 39, config)).toBe('No railway ever came to New Orleans.');
  expect(unused.nl('city', ['0,17'], 39, config)).toBe(
    'Nooit kwam er een spoorlijn naar New Orleans.',
  );
});
