import { expect, test } from 'vitest';
import { Pool, type OpenPort, type PortEvents } from '../src/pool.ts';

/** Workers that answer when the test says so. */
class Workers {
  readonly events: PortEvents[] = [];
  readonly jobs: [worker: number, job: unknown][] = [];
  readonly ended: number[] = [];
  readonly open: OpenPort = (events) => {
    const worker = this.events.push(events) - 1;
    return {
      post: (job) => void this.jobs.push([worker, job]),
      end: () => void this.ended.push(worker),
    };
  };
}

function pool(size: number): { readonly workers: Workers; readonly pool: Pool } {
  const workers = new Workers();
  return { workers, pool: new Pool(workers.open, size) };
}

test('jobs are handed out in their order to as many workers as there may be', async () => {
  const { workers, pool: two } = pool(2);
  const answers = ['a', 'b', 'c', 'd'].map((job) => two.run(job));
  expect(workers.jobs).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  workers.events[1]?.answered({ value: 'B' });
  workers.events[1]?.answered({ value: 'C' });
  workers.events[0]?.answered({ value: 'A' });
  workers.events[1]?.answered({ value: 'D' });
  await expect(Promise.all(answers)).resolves.toEqual(['A', 'B', 'C', 'D']);
  expect(workers.jobs.slice(2)).toEqual([
    [1, 'c'],
    [1, 'd'],
  ]);
});

test('a worker is opened when it is needed, and used again', async () => {
  const { workers, pool: two } = pool(2);
  expect(workers.events).toHaveLength(0);
  for (const job of [1, 2, 3]) {
    const answer = two.run(job);
    workers.events[0]?.answered({ value: job });
    await expect(answer).resolves.toBe(job);
  }
  expect(workers.events).toHaveLength(1);
});

test('a job that fails is answered by its error, and its worker goes on', async () => {
  const { workers, pool: one } = pool(1);
  const [bad, good] = [one.run('bad'), one.run('good')];
  workers.events[0]?.answered({ error: 'no such level' });
  await expect(bad).rejects.toThrow('no such level');
  workers.events[0]?.answered({ value: 1 });
  await expect(good).resolves.toBe(1);
  expect(workers.events).toHaveLength(1);
});

test('a worker that breaks answers its job by an error and is replaced', async () => {
  const { workers, pool: one } = pool(1);
  const [lost, next] = [one.run('lost'), one.run('next')];
  workers.events[0]?.broke('out of memory');
  await expect(lost).rejects.toThrow('out of memory');
  expect(workers.jobs.at(-1)).toEqual([1, 'next']);
  // What the broken one still says is nobody's answer.
  workers.events[0]?.answered({ value: 'late' });
  workers.events[0]?.broke('the worker ended');
  workers.events[1]?.answered({ value: 'well' });
  await expect(next).resolves.toBe('well');
});

test('a worker that breaks while it has nothing to do is not used again', async () => {
  const { workers, pool: one } = pool(1);
  const first = one.run(1);
  workers.events[0]?.answered({ value: 1 });
  await first;
  workers.events[0]?.broke('the worker ended');
  const second = one.run(2);
  expect(workers.jobs.at(-1)).toEqual([1, 2]);
  workers.events[1]?.answered({ value: 2 });
  await expect(second).resolves.toBe(2);
});

test('closing ends all workers and answers what waits by an error', async () => {
  const { workers, pool: one } = pool(1);
  const answers = [one.run('busy'), one.run('waiting')];
  one.close();
  for (const answer of answers) await expect(answer).rejects.toThrow('closed');
  expect(workers.ended).toEqual([0]);
});
