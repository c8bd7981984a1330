/** What trial runs of our maps say; the README has the figures of longer ones. */
import { judged, trialGame, trialReport } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { gauge } from '../bot/gauge.ts';
import { rules, type Config } from '../src/index.ts';
import { unused } from '../ui/words/unused.ts';

function trialOf(map: Config['map'], seats: number, games: number) {
  const config = rules.configure({ seats, map }) as Config;
  if (!bots.normal) throw new Error('there is no bot');
  const plan = { title: rules.title, config, level: 'normal', games, seed: 'maps' } as const;
  const trial = { plan, rules, gauge, bot: bots.normal };
  const rows = Array.from({ length: games }, (_, game) => trialGame(trial, game));
  return { config, report: trialReport(trial, rows) };
}

test('netherlands: as long and as close as on the printed map, and every city is worth a line', () => {
  const { report } = trialOf('netherlands', 4, 40);
  expect(report.failures).toEqual([]);
  const codes = judged(report).map(({ code }) => code);
  expect(codes).toContain('as-long');
  expect(codes).not.toContain('one-sided');
  expect(report.uses['city']?.filter(({ games }) => games === 0)).toEqual([]);
  expect(report.uses['crossing']?.[0]?.games).toBeGreaterThan(10);
});

test('a route that nobody can pay is the one that is told as never built', () => {
  const { map } = trialOf('tutorial', 3, 0).config;
  const tutorial = rules.box?.ours[map as string] as Exclude<Config['map'], string>;
  const routes = tutorial.routes.map((route) =>
    route.a === 'LIE' && route.b === 'LUX' ? { ...route, cost: 60 } : route,
  );
  const { report, config } = trialOf({ ...tutorial, routes }, 3, 30);
  const told = judged(report).find(({ code }) => code === 'unused');
  expect(told).toEqual({ code: 'unused', kind: 'route', ids: ['LIE-LUX'], of: routes.length });
  expect(unused.en('route', ['LIE-LUX'], routes.length, config)).toBe(
    'Nobody ever built Luik – Luxemburg.',
  );
  expect(unused.nl('route', ['LIE-LUX'], routes.length, config)).toBe(
    'Niemand heeft ooit Luik – Luxemburg gebouwd.',
  );
});
