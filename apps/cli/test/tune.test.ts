import type { Figures, Pair, Tuning } from '@roundhouse/bots';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { expect, onTestFinished, test } from 'vitest';
import { Crew } from '../src/crew.ts';
import { needFigures } from '../src/tune/figures.ts';
import { TUNE_WORKER, type PairsJob, type TuneCrew } from '../src/tune/jobs.ts';
import { tunedText } from '../src/tune/text.ts';
import { tune, type Spec, type Tuned } from '../src/tune/tuning.ts';
import { lines, roundhouse } from './run.ts';

async function tuningOf(id: string): Promise<Tuning<AnyGame> | undefined> {
  return (await titleOf(id)?.brain())?.tuning;
}

const LITTLE = 'tune amsterdam --seats 2,3 --steps 3 --games 120 --check 130'.split(' ');

test('the same seed finds the same figures, on one thread or on three', async () => {
  const [one, three, other] = await Promise.all([
    roundhouse([...LITTLE, '--json', '--workers', '1']),
    roundhouse([...LITTLE, '--json', '--workers', '3']),
    roundhouse([...LITTLE, '--seed', 'other']),
  ]);
  expect(three).toEqual(one);
  const told = JSON.parse(one.stdout) as Spec & Tuned;
  expect(told).toMatchObject({ title: 'amsterdam', seed: '1', steps: 3, games: 120, check: 130 });
  expect(told).toMatchObject({ configs: [{ seats: 2 }, { seats: 3 }], played: 360, endless: 0 });
  // Whole pairs, as many at each table.
  expect(told.standing.games).toBe(132);
  expect(told.bySeats.map(({ seats, games }) => [seats, games])).toEqual([
    [2, 66],
    [3, 66],
  ]);
  expect(told.inUse).toEqual((await tuningOf('amsterdam'))?.figures(2));
  expect(Object.keys(told.found)).toEqual(Object.keys(told.inUse));
  expect(told.found).not.toEqual(told.inUse);

  // A few games prove nothing, and that is what it says.
  for (const { code, stderr } of [one, other]) {
    expect(code).toBe(1);
    expect(stderr).toMatch(/not surely better than what is in use\n$/);
  }
  expect(other.stdout).toMatch(/^amsterdam, 2, 3 seats, seed 'other': 3 steps, 360 games\n/);
  for (const [name, value] of Object.entries(told.inUse)) {
    const row = lines(other.stdout).find((line) => line.startsWith(`${name} `)) ?? '';
    expect(row.split(/ +/)).toEqual([name, String(value), expect.stringMatching(/^\d/)]);
  }
  const found = Object.keys(told.found).filter((name) =>
    new RegExp(`^${name} .* ${told.found[name]}$`, 'm').test(other.stdout),
  );
  expect(found.length).toBeLessThan(Object.keys(told.found).length / 2);
  expect(other.stdout).toMatch(/^all +\d+\.\d % +\d+\.\d % to \d+\.\d % +132$/m);
});

function crewOf(workers: number): TuneCrew {
  const crew: TuneCrew = new Crew(TUNE_WORKER, workers);
  onTestFinished(() => crew.close());
  return crew;
}

async function specOf(changed: Figures): Promise<Spec> {
  const inUse = (await tuningOf('amsterdam'))?.figures(2) ?? {};
  return {
    title: 'amsterdam',
    configs: [{ seats: 2 }],
    inUse: { ...inUse, ...changed },
    seed: 'spoiled',
    steps: 20,
    games: 100,
    check: 400,
  };
}

test('figures that somebody spoiled are found to be bad, and better ones beat them surely', async () => {
  const stages: string[] = [];
  const spec = await specOf({ contract: 0, point: 0.1, bonus: 0.1 });
  const tuned = await tune(crewOf(2), spec, (stage, done, of) => {
    if (done === of) stages.push(`${stage} ${of}`);
  });
  expect(stages).toEqual(['steps 2000', 'check 400']);
  expect(tuned.standing.interval.low).toBeGreaterThan(1 / 2);
  expect(tuned.found['contract']).toBeGreaterThan(0);
});

/** A crew of nobody: every pair is answered at once. */
function answering(pair: (job: PairsJob) => Pair): TuneCrew {
  const run = (job: PairsJob): Promise<readonly Pair[]> =>
    Promise.resolve(Array.from({ length: job.to - job.from }, () => pair(job)));
  return { size: 1, run, close: () => undefined } as unknown as TuneCrew;
}

test('what is told is what the match was played with, and games without an end are counted', async () => {
  const checked = new Set<Figures>();
  const crew = answering(({ seed, plus }) => {
    if (seed === 'spoiled check') checked.add(plus);
    return { difference: 0.01, share: 1, endless: seed === 'spoiled check' ? 2 : 1 };
  });
  const spec = await specOf({ long: 1 / 3 });
  const tuned = await tune(crew, spec, () => undefined);
  expect([...checked]).toEqual([tuned.found]);
  for (const value of Object.values(tuned.found)) {
    expect(value).toBe(Number(value.toPrecision(3)));
  }
  expect(tuned).toMatchObject({ played: 2000, endless: 1000 });
  expect(tuned.standing).toMatchObject({ games: 400, endless: 400, share: 1 });
  const text = tunedText(spec, tuned);
  expect(text).toContain('2000 games; 1000 games did not end and counted as even');
  expect(text).toContain('50 % is even; 400 games did not end and counted as even');
  expect(text).toMatch(/^2 seats +100\.0 % +\d+\.\d % to 100\.0 % +400$/m);
});

test('every table plays its own games, and all of them count', async () => {
  const asked: string[] = [];
  const crew = answering(({ seed, config: { seats }, from }) => {
    if (from === 0) asked.push(`${seed} ${seats}`);
    return { difference: seats === 2 ? 0.02 : -0.02, share: seats === 2 ? 1 : 1 / 2, endless: 0 };
  });
  const spec: Spec = { ...(await specOf({})), configs: [{ seats: 2 }, { seats: 4 }], steps: 1 };
  const tuned = await tune(crew, spec, () => undefined);
  const seeds = ['spoiled step 0', 'spoiled check'];
  expect(new Set(asked)).toEqual(new Set(seeds.flatMap((seed) => [`${seed} 2`, `${seed} 4`])));
  // As much better at one as worse at the other: nothing to go for.
  expect(tuned.found).toEqual(spec.inUse);
  expect(tuned.bySeats.map(({ seats, share }) => [seats, share])).toEqual([
    [2, 1],
    [4, 1 / 2],
  ]);
  expect(tuned.standing.share).toBe(3 / 4);
});

const made = (figures: (seats: number) => Figures): Tuning<AnyGame> => ({
  figures,
  policy: () => () => {
    throw new Error('nobody plays');
  },
});

test('figures of several tables are tuned together where they are the same', async () => {
  const rails = await tuningOf('american-rails');
  const names = (seats: readonly number[]) => Object.keys(needFigures('x', rails, seats));
  expect(names([3]).filter((name) => name.startsWith('keenFirst'))).toEqual(['keenFirst.3']);
  expect(names([3, 5]).filter((name) => name.startsWith('keenFirst'))).toEqual([
    'keenFirst.3',
    'keenFirst.5',
  ]);
  expect(new Set(names([3, 5])).size).toBe(names([3]).length + 1);
  const same = made((seats) => ({ one: 0, [`at${seats}`]: seats }));
  expect(needFigures('x', same, [2, 3])).toEqual({ one: 0, at2: 2, at3: 3 });
  const different = made((seats) => ({ one: seats }));
  expect(() => needFigures('x', different, [2, 3])).toThrow(
    'at 3 seats x plays by one 3, at 2 by 2: tune them apart',
  );
  expect(() => needFigures('x', undefined, [2])).toThrow('x has no figures to tune');
});

test('a thread that breaks ends it', async () => {
  const spec = { ...(await specOf({})), title: 'nothing' };
  await expect(tune(crewOf(1), spec, () => undefined)).rejects.toThrow('no title nothing');
});
