/** Advice over whole games: it names who it means, in whole sentences, and knows no more than the seat does. */
import { withWins } from '@roundhouse/bots';
import { seededRng } from '@roundhouse/engine';
import { adviceOn } from '@roundhouse/ui/advice';
import { naming, personsIn } from '@roundhouse/ui/person';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';
import { playAtRandom, who } from './at-random.ts';

const HOLES = /undefined|NaN|\[object|\?| {2}| ,|\.\.|: ,/;
/** Whole games are played on from each: a few will do. */
const LOOKED_AT = 6;
const TRIALS = 12;
/** One position in so many, and so many moves of each. */
const DEALT_ANEW = 3;
const FEW = 12;

interface Spot {
  readonly view: AnyGame['view'];
  readonly legal: readonly AnyGame['action'][];
  readonly seat: number;
  readonly state: AnyGame['state'];
}

async function spotsOf(title: Title): Promise<readonly Spot[]> {
  const spots: Spot[] = [];
  const [seats = 2] = title.seats.slice(1);
  await playAtRandom(title, seats, 'advice', ({ rules, state, seat, legal }) => {
    const view = rules.view(state, seat);
    spots.push({ view, legal, seat, state: rules.clone(state) });
  });
  return spots;
}

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (_, title) => {
  let played: Promise<readonly Spot[]> | undefined;
  const spots = (): Promise<readonly Spot[]> => (played ??= spotsOf(title));

  test('what another may do is told of him, in every language', async () => {
    const [brain, all] = await Promise.all([title.brain(), title.words()]);
    const codes = new Set<string>();
    for (const { view, seat, legal } of await spots()) {
      const other = (seat + 1) % view.config.seats;
      for (const action of legal) {
        // Whoever could do it is the other; the one who is told is somebody else.
        const reason = brain.threat?.(view, other, seat, action);
        if (!reason) continue;
        codes.add(reason.code);
        const fallen = { points: 40, threat: { seat, reason, times: 60 } };
        for (const language of LANGUAGES) {
          for (const you of [other, seat, undefined]) {
            const reader = naming(who, you);
            const name = personsIn(language, reader)(seat);
            for (const standpoint of ['best', 'lesser'] as const) {
              const said = all[language].shortfall?.(fallen, standpoint, reader) ?? '';
              expect(said).not.toMatch(HOLES);
              expect(said).toContain(`: ${name} `);
              expect(said).toContain('60');
            }
          }
        }
      }
    }
    const [first] = Object.values(all);
    expect(codes.size).toBeGreaterThan(brain.threat ? 1 : -1);
    for (const code of codes) expect(first?.codes?.threats).toContain(code);
    for (const language of LANGUAGES) {
      expect(all[language].codes?.threats).toEqual(first?.codes?.threats);
    }
  });

  test('what speaks for a move and what is feared are the same, whatever lies hidden', async () => {
    const [rules, brain] = await Promise.all([title.rules(), title.brain()]);
    for (const [at, { view, legal, seat }] of (await spots()).entries()) {
      if (at % DEALT_ANEW !== 0) continue;
      const world = rules.determinize(view, seat, seededRng(`hidden ${at}`));
      const said = (seen: AnyGame['view']) =>
        legal.slice(0, FEW).map((action) => {
          const other = (seat + 1) % view.config.seats;
          return [brain.reason(seen, seat, action), brain.threat?.(seen, seat, other, action)];
        });
      expect(said(rules.view(world, seat))).toEqual(said(view));
    }
  });

  test('comes from the view alone, and says what it wants and what it fears', async () => {
    const [rules, brain, all] = await Promise.all([title.rules(), title.brain(), title.words()]);
    const choices = (await spots()).filter(({ legal }) => legal.length > 2);
    const step = Math.max(1, Math.floor(choices.length / LOOKED_AT));
    for (const [at, { view, legal, seat }] of choices.entries()) {
      if (at % step !== 0) continue;
      const advised = (seen: AnyGame['view']) => {
        const candidates = brain
          .candidates(seen, legal, seat, seededRng('candidates'))
          .map((action) => ({
            action,
            value: 0,
            trials: 0,
            reason: brain.reason(seen, seat, action),
          }));
        let asked = 0;
        const spent = (): number => ++asked / TRIALS;
        return withWins(
          brain,
          { playouts: 0, candidates },
          { view: seen, seat, seed: 'a' },
          2,
          spent,
        );
      };
      const { candidates } = advised(view);
      const world = rules.determinize(view, seat, seededRng(`another ${at}`));
      expect(advised(rules.view(world, seat)).candidates).toEqual(candidates);
      for (const language of LANGUAGES) {
        for (const each of candidates.keys()) {
          const said = adviceOn(all[language], candidates, each, naming(who, seat));
          expect(said).not.toMatch(HOLES);
          expect(said).not.toBe('');
        }
      }
    }
  });
});
