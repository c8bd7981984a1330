import { seededRng, type Seat } from '@roundhouse/engine';
import { redealings, twoWorlds } from '@roundhouse/engine/testing';
import { total } from '@roundhouse/kit/multiset';
import { decodeKnown, fitsFact, rules, type State } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { redeal } from './redeal.ts';
import { subject } from './subject.ts';
import { handOf, know, play, position, settle } from './table.ts';

describe('redealing', () => {
  const found = redealings(subject, 12);
  const dealt = found.filter(({ state }) => state.player >= 0);

  /** What the rules make public: all but hands, decks and who has seen which card. */
  function open({ hands, deck, known: _known, ...rest }: State): unknown {
    return { ...rest, hands: hands.map(total), deck: deck.map(total) };
  }

  test('[TR-1.6] every other world is sound and keeps what is public', () => {
    expect(found.length).toBeGreaterThan(500);
    for (const { state, world } of found) {
      rules.assertSound?.(world);
      expect(open(world)).toEqual(open(state));
    }
  });

  test('[TR-5.8] the own hand stays, and who has seen which card of it or shown him one', () => {
    const own = (state: State, seat: Seat | null): unknown => [
      seat === null ? [] : handOf(state, seat),
      state.known.map(decodeKnown).filter(({ by, of }) => by === seat || of === seat),
    ];
    for (const { state, world, observer } of found) {
      expect(own(world, observer)).toEqual(own(state, observer));
    }
  });

  test('[TR-7.1] the number hands answer the public tests as they did', () => {
    const facts = found.flatMap(({ world }) => world.facts.map((fact) => ({ world, fact })));
    expect(facts.filter(({ fact }) => fact.blockers !== 0).length).toBeGreaterThan(20);
    for (const { world, fact } of facts) {
      expect(fitsFact(fact, world.hands[2 * fact.seat] ?? [])).toBe(true);
    }
  });

  test('[TR-1.6] most worlds differ, in each thing that is hidden', () => {
    const share = (hidden: (state: State) => unknown): number =>
      dealt.filter(
        ({ state, world }) => JSON.stringify(hidden(state)) !== JSON.stringify(hidden(world)),
      ).length / dealt.length;
    expect(share((state) => state)).toBeGreaterThan(0.95);
    expect(share(({ hands }) => hands.filter((_, at) => at % 2 === 0))).toBeGreaterThan(0.8);
    expect(share(({ hands }) => hands.filter((_, at) => at % 2 === 1))).toBeGreaterThan(0.8);
    expect(share(({ deck }) => deck[0])).toBeGreaterThan(0.6);
    expect(share(({ deck }) => deck[1])).toBeGreaterThan(0.6);
  });

  test(`'all' gets an equal state of its own`, () => {
    const { state } = dealt[0] ?? { state: position({}) };
    const world = redeal(state, 'all', seededRng(1));
    expect(world).toEqual(state);
    expect(world).not.toBe(state);
  });
});

describe('[TR-5.8] begged cards', () => {
  test('the observer’s stay where he saw them; whether others’ are still held is dealt anew', () => {
    const state = position({
      seats: 3,
      hands: [['exit1'], ['red5', 'blue5', 'rebel'], ['red1', 'token']],
    });
    know(state, 0, 1, 'blue5');
    know(state, 2, 1, 'red5');
    const rng = seededRng('begged');
    const told = new Set<string>();
    for (let world = 0; world < 60; world++) {
      const other = redeal(state, 0, rng);
      expect(handOf(other, 1)).toContain('blue5');
      const [own, ...others] = other.known.map(decodeKnown);
      expect(own).toMatchObject({ by: 0, of: 1 });
      told.add(others.map(({ by, of }) => `${by} of ${of}`).join());
    }
    expect(told).toEqual(new Set(['', '2 of 1']));
  });

  test('a player who looks into a hand sees all of it', () => {
    const state = position({
      seats: 3,
      options: { begging: 'open' },
      hands: [['beg'], ['red5', 'blue5']],
    });
    play(state, 0, 'lay beg');
    play(state, 0, 'beg 1 number');
    for (let world = 0; world < 20; world++) {
      const other = redeal(state, 2, seededRng(world));
      const seen = other.known.map(decodeKnown).map(({ place }) => place);
      const held = (other.hands[2] ?? []).flatMap((many, place) => Array(many).fill(place));
      expect(seen).toEqual(held);
    }
  });
});

test('[TR-7.1] a blocked pawn is blocked in the other world too', () => {
  // From the doorway there is one way, and seat 0 stands on its first cell: only a 1 would do.
  const state = position({
    player: 1,
    hands: [['red4'], ['red2', 'blue3', 'rebel']],
    aisle: ['1A15', '1A16'],
  });
  state.stack.push({ type: 'test' });
  settle(state);
  expect(state.counter).toEqual([0, 1]);
  const hands = new Set<string>();
  for (let world = 0; world < 60; world++) {
    const numbers = redeal(state, 0, seededRng(world)).hands[2] ?? [];
    expect([numbers[0], numbers[5]]).toEqual([0, 0]);
    hands.add(numbers.join());
  }
  expect(hands.size).toBeGreaterThan(20);
});

test('[TR-1.6] the worlds show a leak: the number of blue cards in a hand, for a spectator', () => {
  const leaking: typeof rules.view = (state, viewer) =>
    Object.assign(rules.view(state, viewer), { leak: total((state.hands[0] ?? []).slice(5)) });
  expect(() =>
    twoWorlds({ ...subject, rules: { ...rules, view: leaking } }, { pairs: 500 }),
  ).toThrow('the view differs');
});
