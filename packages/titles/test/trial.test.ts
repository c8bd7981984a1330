/** Trial runs of our boxes: what they note is what happened, in every title. */
import { playGame, trialGame, trialReport, judged, type TrialRow } from '@roundhouse/bots';
import { judgementSentence } from '@roundhouse/ui/trial';
import { LANGUAGES } from '@roundhouse/ui/words';
import { TRIAL } from '@roundhouse/ui/words/trial';
import { expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';
import { openTrial, type AnyTrial } from '../src/trial.ts';

const withoutNets = async (): Promise<undefined> => undefined;

function trialOf(title: Title, seats: number, games: number): Promise<AnyTrial> {
  const config = { seats };
  return openTrial(
    title,
    { title: title.id, config, level: 'normal', games, seed: 't' },
    withoutNets,
  );
}

const rowsOf = (trial: AnyTrial, games: readonly number[]): TrialRow[] =>
  games.map((game) => {
    const row = trialGame(trial, game);
    if ('failure' in row) throw new Error(row.failure);
    return row;
  });

const NUMBERS = Array.from({ length: 10 }, (_, game) => game);

for (const title of TITLES.filter(({ gauge }) => gauge)) {
  test(`${title.id}: the same games in any order; what was used is part of the box; a usual length`, async () => {
    for (const seats of title.seats) {
      const trial = await trialOf(title, seats, NUMBERS.length);
      const rows = rowsOf(trial, NUMBERS);
      expect(rowsOf(trial, [3])).toEqual([rows[3]]);
      const parts = trial.gauge.parts(trial.plan.config);
      for (const { used } of rows) {
        for (const [kind, ids] of Object.entries(used)) {
          expect(ids.filter((id) => !parts[kind]?.includes(id))).toEqual([]);
        }
      }
      const kinds = new Set(rows.flatMap(({ used }) => Object.keys(used)));
      expect(kinds).toEqual(new Set(Object.keys(parts)));
      const report = trialReport(trial, rows);
      const decisions = trial.gauge.usual[seats]?.decisions ?? 0;
      // Train Rails' games differ by ten times in length.
      expect(report.decisions.median).toBeGreaterThan(0.6 * decisions);
      expect(report.decisions.median).toBeLessThan(1.6 * decisions);
      expect(new Set(rows.map((row) => row.beginner)).size).toBeGreaterThan(1);
    }
  });

  test(`${title.id}: every part has a name, in every language`, async () => {
    const [seats = 0] = title.seats;
    const trial = await trialOf(title, seats, 1);
    const { config } = trial.plan;
    const unused = await title.unused?.();
    const report = trialReport(trial, []);
    for (const language of LANGUAGES) {
      const speak = unused?.[language];
      if (!speak) throw new Error('no words');
      const speaking = { words: TRIAL[language], unused: speak, config };
      expect(judged(report).map((each) => judgementSentence(speaking, each))).not.toContain('');
      for (const [kind, ids] of Object.entries(trial.gauge.parts(config))) {
        const all = speak(kind, ids, ids.length, config);
        const [first = ''] = ids;
        const one = speak(kind, [first], ids.length, config);
        expect(ids.length <= 4 || all.includes(String(ids.length))).toBe(true);
        expect(one).toMatch(/^[A-Z].{10,}\.$/);
        expect(one).not.toContain(` ${first} `);
        expect(TRIAL[language].uses[kind]).toMatch(/\w/);
      }
    }
  });
}

/** What a game left behind says the same as what was noted on the way. */
test('steel-driver, american-rails: noted as used is exactly what lies on the board at the end', async () => {
  for (const id of ['steel-driver', 'american-rails']) {
    const title = TITLES.find((each) => each.id === id);
    if (!title) throw new Error(id);
    const trial = await trialOf(title, 4, 8);
    const { rules, gauge, bot, plan } = trial;
    for (const game of [0, 1, 2, 3]) {
      const [row] = rowsOf(trial, [game]);
      let last: AnyGame['state'] | undefined;
      // The same game, looked at by its state.
      const watching = {
        ...rules,
        outcome: (state: AnyGame['state']) => ((last = state), rules.outcome(state)),
      };
      const kinds = [bot, ...(bot.styles ?? [])];
      const seating = [0, 1, 2, 3].map((seat) => kinds[(seat + game) % kinds.length] ?? bot);
      playGame(watching, plan.config, seating, {
        chance: `t chance ${game}`,
        bots: `t bots ${game}`,
      });
      const parts = gauge.parts(plan.config);
      const used = new Set(Object.values(row?.used ?? {}).flat());
      const state = last as unknown as { owner?: number[]; map?: number[] };
      const laid =
        state.owner?.filter((owner) => owner >= 0).length ??
        state.map?.filter((mask) => (mask & 63) > 0).length;
      const counted = id === 'steel-driver' ? (row?.used['route']?.length ?? 0) : used.size;
      expect(counted).toBe(laid);
      const built = row?.used['route'];
      expect(new Set(built && row?.used['city'])).toEqual(
        new Set(built?.flatMap((route) => route.split('-'))),
      );
      expect(counted).toBeLessThanOrEqual(Object.values(parts).flat().length);
    }
  }
});
