import { expect, test } from 'vitest';
import type { Sharing } from '../../src/table/model/hot-seat.ts';
import { Session, type Clock } from '../../src/table/model/session.ts';
import type { Timing } from '../../src/table/reel/timing.ts';
import { line, ScriptedHost } from './scripted-host.ts';

/** A clock that goes when the test says so. */
class ManualClock implements Clock {
  #now = 0;
  #due: { at: number; run: () => void }[] = [];
  now(): number {
    return this.#now;
  }
  later(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.#now + milliseconds, run };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((each) => each !== entry));
  }
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#due.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
      if (!next) break;
      this.#due = this.#due.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

const ALONE: Sharing = { persons: [0], isOpen: false };
const PAIR: Sharing = { persons: [0, 1], isOpen: false };
const NOBODY: Sharing = { persons: [], isOpen: false };
const OPEN_PAIR: Sharing = { persons: [0, 1], isOpen: true };

/** Everything that others do stands for a second. */
const SECOND: Timing = ({ by }, viewer) => (by === viewer ? [] : [1000]);

async function opened(host: ScriptedHost, company: Sharing, timing = SECOND) {
  const clock = new ManualClock();
  const session = new Session(host, company, clock);
  await session.open();
  session.setTiming(timing);
  const seq = (): number | undefined => session.shown().steps.at(-1)?.seq;
  const picture = (): string | undefined => session.shown().steps.at(-1)?.viewHash;
  return { session, clock, seq, picture };
}

test('what was played before lies on the table at once', async () => {
  const host = new ScriptedHost([line(0, undefined, [1]), line(1, 1, [2]), line(2, 2, [0])]);
  const { session, seq } = await opened(host, ALONE);
  expect(seq()).toBe(2);
  expect(session.shown().isBehind).toBe(false);
});

test("bots' moves are shown one at a time, in order, each until it has been told", async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, seq } = await opened(host, ALONE);
  clock.pass(10_000);
  host.arrive(line(1, 1, [2]), line(2, 2, [3]), line(3, 3, [0]));
  const seen: (number | undefined)[] = [seq()];
  session.subscribe(() => seen.push(seq()));
  expect(session.shown().isBehind).toBe(true);
  clock.pass(10_000);
  expect([...new Set(seen)]).toEqual([1, 2, 3]);
  expect(session.shown().isBehind).toBe(false);
});

test('where all is told at once, and when asked to catch up, nothing waits', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, seq } = await opened(host, ALONE);
  session.setPace(0);
  host.arrive(line(1, 1, [2]), line(2, 2, [3]));
  expect(seq()).toBe(2);
  session.setPace(1);
  host.arrive(line(3, 3, [1]), line(4, 1, [0]));
  expect(seq()).toBe(3);
  session.showAll();
  expect(seq()).toBe(4);
});

test('what comes together is one picture where all is told at once', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, seq } = await opened(host, ALONE);
  session.setPace(0);
  const seen: (number | undefined)[] = [];
  session.subscribe(() => seen.push(seq()));
  host.arrive(line(1, 1, [2]), line(2, 2, [3]), line(3, 3, [0]));
  expect(seen).toEqual([3]);
});

test('a change of pace counts for the line that waits', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, seq } = await opened(host, ALONE);
  host.arrive(line(1, 1, [2]), line(2, 2, [3]));
  expect(seq()).toBe(1);
  session.setPace(0);
  expect(seq()).toBe(2);
});

test('a move answers the decision that is shown', async () => {
  const host = new ScriptedHost([line(0, undefined, [1]), line(1, 1, [0])]);
  const { session } = await opened(host, ALONE);
  await session.act('bid 3');
  expect(host.moves).toMatchObject([{ seat: 0, owedSince: 1, text: 'bid 3' }]);
});

test('with secrets a curtain hangs until the one who decides is there', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, picture } = await opened(host, PAIR);
  expect(session.shown().look).toEqual({ viewer: null, next: 1, isCurtain: true });
  expect(picture()).toBe('0 for null');
  expect(host.viewers).toEqual([null]);
  session.takeSeat();
  expect(picture()).toBe('0 for 1');
  expect(session.shown().look.isCurtain).toBe(false);
});

test('who has played sees what it brought, and then hands the device on', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, picture } = await opened(host, PAIR);
  session.takeSeat();
  clock.pass(10_000);
  host.arrive(line(1, 1, [0]));
  expect(picture()).toBe('1 for 1');
  expect(session.shown().look).toEqual({ viewer: 1, next: 0, isCurtain: false });
  session.handOver();
  expect(picture()).toBe('1 for null');
  expect(session.shown().look.isCurtain).toBe(true);
  expect(session.shown().steps.every(({ viewHash }) => viewHash?.endsWith('for null'))).toBe(true);
  session.takeSeat();
  expect(picture()).toBe('1 for 0');
});

test('without secrets the table turns to whoever decides', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, picture } = await opened(host, OPEN_PAIR);
  expect(picture()).toBe('0 for 1');
  clock.pass(10_000);
  host.arrive(line(1, 1, [0]));
  expect(picture()).toBe('1 for 0');
  expect(session.shown().look).toEqual({ viewer: 0, isCurtain: false });
});

test('without secrets the next one is told only what is new; with them, everything as they may know it', async () => {
  const lines = [line(0, undefined, [1]), line(1, 1, [1]), line(2, 1, [0])];
  const open = new ScriptedHost(lines);
  const { session, seq } = await opened(open, OPEN_PAIR);
  expect(seq()).toBe(2);
  expect(open.askedAfter(0)).toBe(1);
  expect(session.shown().steps.map(({ seq: each }) => each)).toEqual([0, 1, 2]);
  const hidden = new ScriptedHost(lines);
  const { session: other } = await opened(hidden, PAIR);
  other.takeSeat();
  expect(hidden.askedAfter(0)).toBe(-1);
});

test('a curtain that is up stays up while bots play behind it', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock } = await opened(host, PAIR);
  host.arrive({ ...line(1, 3, [2]) });
  clock.pass(10_000);
  expect(session.shown().look).toMatchObject({ viewer: null, isCurtain: true });
});

test('a line has been seen when it has been told; before that, bots among themselves wait', async () => {
  const host = new ScriptedHost([line(0, undefined, [1]), line(1, 1, [2])]);
  const { session, clock, seq } = await opened(host, NOBODY);
  expect(seq()).toBe(1);
  clock.pass(1000);
  expect(host.seen).toEqual([1]);
  host.arrive(line(2, 2, [3]), line(3, undefined, [3]));
  clock.pass(1999);
  expect(session.shown().isBehind).toBe(true);
  expect(host.seen).toEqual([1]);
  clock.pass(1);
  expect(host.seen).toEqual([1, 3]);
  expect(session.shown().isBehind).toBe(false);
});

test('who comes back to bots is told where they are before they go on; who comes to the end is not', async () => {
  const host = new ScriptedHost([line(0, undefined, [1]), line(1, 1, [2])]);
  const { session, clock, seq } = await opened(host, NOBODY);
  expect([seq(), session.shown().beat, host.seen]).toEqual([1, 0, []]);
  clock.pass(999);
  expect(host.seen).toEqual([]);
  clock.pass(1);
  expect([session.shown().beat, host.seen]).toEqual([undefined, [1]]);
  const over = new ScriptedHost([{ ...line(0, 1, []), turn: { kind: 'over' } }]);
  const end = await opened(over, NOBODY);
  expect(end.session.shown().beat).toBeUndefined();
});

test('who looks at an earlier line sees nothing new', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock } = await opened(host, NOBODY);
  clock.pass(1000);
  session.setAway(true);
  host.arrive(line(1, 1, [2]));
  clock.pass(10_000);
  expect(host.seen).toEqual([0]);
  session.setAway(false);
  clock.pass(1000);
  expect(host.seen).toEqual([0, 1]);
});

test('who wants to see all that bots play sees it as it comes', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, seq } = await opened(host, NOBODY);
  session.showAll();
  expect(host.seen).toEqual([0]);
  host.arrive(line(1, 1, [2]));
  host.arrive(line(2, 2, [3]));
  expect(seq()).toBe(2);
  expect(host.seen).toEqual([0, 1, 2]);
});

test('the last thing is told before the turn that follows it', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, seq } = await opened(host, ALONE);
  host.arrive(line(1, 1, [0]));
  expect(seq()).toBe(1);
  expect(session.shown()).toMatchObject({ beat: 0, isBehind: true });
  clock.pass(999);
  expect(session.shown().isBehind).toBe(true);
  clock.pass(1);
  expect(session.shown().isBehind).toBe(false);
  expect(session.shown().beat).toBeUndefined();
});

test('a line is told beat by beat, each as long as it takes at the reader’s pace', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock } = await opened(host, ALONE, () => [1000, 3000]);
  session.setPace(0.5);
  host.arrive(line(1, 1, [0]));
  const beats: (number | undefined)[] = [session.shown().beat];
  for (let passed = 0; passed < 5; passed += 1) {
    clock.pass(500);
    beats.push(session.shown().beat);
  }
  expect(beats).toEqual([0, 1, 1, 1, undefined, undefined]);
});

test('who has read goes on, one beat at a time', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, seq } = await opened(host, ALONE, () => [1000, 3000]);
  host.arrive(line(1, 1, [2]), line(2, 2, [0]));
  session.goOn();
  expect([seq(), session.shown().beat]).toEqual([1, 1]);
  session.goOn();
  expect([seq(), session.shown().beat]).toEqual([2, 0]);
  // The one after a tap has its whole time too.
  clock.pass(999);
  expect([seq(), session.shown().beat]).toEqual([2, 0]);
});

test('a tap when all has been told takes nothing from the next line', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, seq } = await opened(host, ALONE);
  session.goOn();
  host.arrive(line(1, 1, [0]));
  expect([seq(), session.shown().beat]).toEqual([1, 0]);
});

test('lines with nothing to tell are passed', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { seq } = await opened(host, ALONE, ({ seq: each }) => (each === 3 ? [1000] : []));
  host.arrive(line(1, 1, [2]), line(2, 2, [3]), line(3, 3, [0]));
  expect(seq()).toBe(3);
});

test('until the page can tell, nothing new is shown', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const session = new Session(host, ALONE, new ManualClock());
  await session.open();
  host.arrive(line(1, 1, [0]));
  expect(session.shown().steps.at(-1)?.seq).toBe(0);
  session.setTiming(SECOND);
  expect(session.shown()).toMatchObject({ beat: 0 });
});

test('who looks back is told the rest when they are back', async () => {
  const host = new ScriptedHost([line(0, undefined, [1])]);
  const { session, clock, seq } = await opened(host, ALONE);
  host.arrive(line(1, 1, [2]), line(2, 2, [0]));
  session.setAway(true);
  clock.pass(10_000);
  expect(seq()).toBe(1);
  session.setAway(false);
  clock.pass(1000);
  expect(seq()).toBe(2);
});

test('who takes the device is told what happened since their own last decision', async () => {
  const host = new ScriptedHost([line(0, undefined, [0])]);
  const { session, clock, seq, picture } = await opened(host, PAIR);
  session.takeSeat();
  host.arrive(line(1, 0, [2]), line(2, 2, [1]));
  clock.pass(1000);
  session.handOver();
  session.takeSeat();
  // Seat 1 has not played yet: it is told all that was decided.
  expect(picture()).toBe('1 for 1');
  expect(session.shown()).toMatchObject({ look: { viewer: 1 }, isRecap: true, isBehind: true });
  clock.pass(1000);
  expect(seq()).toBe(2);
  clock.pass(1000);
  expect(session.shown()).toMatchObject({ isRecap: false, isBehind: false });
  host.arrive(line(3, 1, [2]), line(4, 2, [0]));
  clock.pass(1000);
  expect(session.shown().look).toMatchObject({ viewer: 1, next: 0 });
  session.handOver();
  session.takeSeat();
  expect(picture()).toBe('2 for 0');
  clock.pass(2000);
  expect(picture()).toBe('4 for 0');
  expect(session.shown().isBehind).toBe(true);
});

test('where all is told at once, the device is taken over in one picture', async () => {
  const host = new ScriptedHost([line(0, undefined, [0])]);
  const { session, picture } = await opened(host, PAIR);
  session.setPace(0);
  session.takeSeat();
  host.arrive(line(1, 0, [1]));
  session.handOver();
  const seen: (string | undefined)[] = [];
  session.subscribe(() => seen.push(picture()));
  session.takeSeat();
  expect([...new Set(seen)]).toEqual(['1 for 1']);
  expect(session.shown().isBehind).toBe(false);
});
