/** What Steel Driver shows of itself besides its sentences. */
import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules, stockValue, type Action, type Event, type State } from '../src/index.ts';
import { face } from '../ui/face/index.ts';
import { words } from '../ui/words/index.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carla', 'Daan'][seat] ?? '?';

function recorded() {
  const file = new URL('./fixtures/bots-4-usa.rec', import.meta.url);
  const { result: _, ...record } = parseRecord(readFileSync(file, 'utf8'));
  return record;
}

/** The final settlement of a recorded match, before its first goods cube is taken. */
function settlement() {
  const record = recorded();
  for (let count = 1; count < record.lines.length; count += 1) {
    const { state } = replay(rules, { ...record, lines: record.lines.slice(0, count) });
    if (state.phase === 'goods') return state;
  }
  throw new Error('no goods are taken in it');
}

test('[SD-7.4] taking goods says what it brings to everybody who holds shares', () => {
  const state = settlement();
  const turn = rules.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const before = rules.view(state, seat);
  const { company } = state;
  const [take] = rules.legal(state, seat);
  if (!take) throw new Error('nothing can be taken');
  rules.apply(state, seat, take);
  const changes = face.changes(before, rules.view(state, seat), { language: 'en', who });
  const told = changes.filter(({ what }) => what === 'worth of all shares');
  const held = [0, 1, 2, 3].map((each) => before.shares[company * 4 + each] ?? 0);
  const holders = held.flatMap((count, each) => (count === 0 ? [] : [{ count, each }]));
  expect(holders.length).toBeGreaterThan(1);
  expect(told.map(({ of, by }) => `${of} ${by}`)).toEqual(
    holders.map(({ count, each }) => `${who(each)} +$${10 * count}`),
  );
});

/** Every so many positions of a recorded match in which somebody builds or takes. */
function decisions(): readonly State[] {
  const record = recorded();
  const states: State[] = [];
  for (let count = 1; count < record.lines.length; count += 2) {
    const { state } = replay(rules, { ...record, lines: record.lines.slice(0, count) });
    if (['build', 'goods'].includes(state.phase)) states.push(state);
  }
  return states;
}

/** What an action brings at once, by the rules. */
function broughtBy(state: State, seat: number, action: Action): number {
  let brought = 0;
  rules.apply(rules.clone(state), seat, action, (event: Event) => {
    if (event.type === 'built') brought += event.earned;
    if (event.type === 'transcontinental') brought += event.bonus;
    if (event.type === 'took') brought += event.value - stockValue(state.stock, state.company);
  });
  return brought;
}

test('a list of choices begins with what brings most, and says how much that is', () => {
  let closing = 0;
  for (const state of decisions()) {
    const turn = rules.turn(state);
    const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
    const legal = rules.legal(state, seat).filter(({ type }) => type !== 'pass');
    const view = rules.view(state, seat);
    const order = face.foremost?.(view, legal) ?? [];
    const others = legal.filter((_, number) => !order.includes(number));
    expect(others.filter((action) => broughtBy(state, seat, action) > 0)).toEqual([]);
    const inList = order.flatMap((number) => legal[number] ?? []);
    const brought = inList.map((action) => broughtBy(state, seat, action));
    expect(brought).toEqual(brought.toSorted((a, b) => b - a));
    const texts = inList.map((action) => words.en.choice(action, view));
    const said = texts.map((text) =>
      [...text.matchAll(/\+\$(\d+)/g)].reduce((sum, [, figure]) => sum + Number(figure), 0),
    );
    expect(said).toEqual(brought);
    closing += texts.filter((text) => text.includes('transcontinental')).length;
  }
  expect(closing).toBeGreaterThan(0);
});
