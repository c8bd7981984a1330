/** Bots think in workers of the browser: what happens where one breaks or does not come to an end. */
import type { Answer, BotJob } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBotThinker } from '../../src/host/bot-thinker.ts';

type Job = BotJob<AnyGame>;
/** What a worker does with a job: an answer, 'breaks', or nothing at all. */
type Behaviour = (job: Job) => Answer | 'breaks' | undefined;

let asked: Job[] = [];
let ended = 0;
let behave: Behaviour = () => undefined;

/** A browser's worker as far as the thinker uses one. */
class FakeWorker extends EventTarget {
  postMessage(job: Job): void {
    asked.push(job);
    const does = behave(job);
    if (does === undefined) return;
    const event =
      does === 'breaks'
        ? Object.assign(new Event('error'), { message: 'out of memory' })
        : Object.assign(new Event('message'), { data: does });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {
    ended += 1;
  }
}

beforeEach(() => {
  asked = [];
  ended = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = { title: 'sample', seats: 2, view: {}, legal: [], seat: 0, seed: 'a' };
const thought = (action: string): Answer => ({ value: { action } });

test('a search that does not come to an end is stopped, and the rule of thumb plays', async () => {
  behave = ({ level }) => (level === 'expert' ? undefined : thought('by rule of thumb'));
  const decided = openBotThinker().decide(question as never, 'expert');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await decided).toEqual({ action: 'by rule of thumb' });
  expect(ended).toBe(1);
  expect(asked.map(({ level }) => level)).toEqual(['expert', 'normal']);
});

test('so it does where a worker breaks; the next search has another worker', async () => {
  behave = ({ level }) => (level === 'hard' ? 'breaks' : thought('by rule of thumb'));
  const thinker = openBotThinker();
  expect(await thinker.decide(question as never, 'hard')).toEqual({ action: 'by rule of thumb' });
  behave = () => thought('searched');
  expect(await thinker.decide(question as never, 'hard')).toEqual({ action: 'searched' });
  await vi.advanceTimersByTimeAsync(600_000);
  // What was answered in time is not stopped later.
  expect(ended).toBe(1);
});

test('advice is asked for once more, and then it is told that there is none', async () => {
  behave = () => 'breaks';
  const advice = openBotThinker().advise(question as never);
  await expect(advice).rejects.toThrow('out of memory');
  expect(asked.length).toBe(2);
});
