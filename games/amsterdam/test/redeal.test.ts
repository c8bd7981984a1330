import { rules, type State } from '@roundhouse/amsterdam/rules';
import { seededRng, type Seat } from '@roundhouse/engine';
import { redealings } from '@roundhouse/engine/testing';
import { total } from '@roundhouse/kit/multiset';
import { describe, expect, test } from 'vitest';
import { redeal } from './redeal.ts';
import { subject } from './subject.ts';
import { configOf, play, sketch } from './table.ts';

const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** What the rules make public, apart from what is seen to be in the hands (AM-7.1). */
function open(state: State): unknown {
  const { fresh, under, pile, players, ...rest } = state;
  return {
    ...rest,
    fresh: sizeOf(fresh),
    under: under.length,
    pile: total(pile),
    players: players.map(({ hand, known, held, offer, chosen, ...seen }) => ({
      ...seen,
      hand: total(hand),
      known: state.config.memory === 'assisted' ? known : null,
      held: state.step === 'over' ? held : sizeOf(held),
      offer: sizeOf(offer),
      chosen: chosen !== 0,
    })),
  };
}

describe('redealing', () => {
  const found = redealings(subject, 60);
  const own = ({ players }: State, seat: Seat): unknown => {
    const { hand, held, offer, chosen, took } = players[seat] ?? {};
    return { hand, held, offer, chosen, took };
  };

  test('[AM-7.1] every other world is sound and keeps what is public', () => {
    expect(found.length).toBeGreaterThan(500);
    for (const { state, world } of found) {
      rules.assertSound?.(world);
      expect(open(world)).toEqual(open(state));
    }
  });

  test('[AM-7.1] the own hand, contracts, offer and returned contracts stay', () => {
    for (const { state, world, observer } of found) {
      if (observer === null) continue;
      expect(own(world, observer)).toEqual(own(state, observer));
      const mine = ({ under, underBy }: State): (number | null)[] =>
        under.map((contract, place) => (underBy[place] === observer ? contract : null));
      expect(mine(world)).toEqual(mine(state));
    }
  });

  test('[AM-7.1] most worlds differ, in each thing that is hidden', () => {
    const dealt = found.filter(({ state }) => state.players.every(({ held }) => held > 0));
    const share = (hidden: (state: State) => unknown): number =>
      dealt.filter(
        ({ state, world }) => JSON.stringify(hidden(state)) !== JSON.stringify(hidden(world)),
      ).length / dealt.length;
    expect(share((state) => state)).toBeGreaterThan(0.9);
    expect(share(({ players }) => players.map(({ hand }) => hand))).toBeGreaterThan(0.8);
    expect(share(({ players }) => players.map(({ held }) => held))).toBeGreaterThan(0.8);
    expect(share(({ pile }) => pile)).toBeGreaterThan(0.7);
    expect(share(({ fresh }) => fresh)).toBeGreaterThan(0.4);
    expect(share(({ under }) => under)).toBeGreaterThan(0.4);
  });

  test('[AM-7.2] cards seen taken and not yet paid stay in the hand', () => {
    for (const { world } of found) {
      for (const { hand, known, took } of world.players) {
        const least = world.config.memory === 'assisted' ? known : known.map(() => 0);
        for (const [kind, many] of hand.entries()) {
          const latest = took.filter((card) => card === kind).length;
          expect(many).toBeGreaterThanOrEqual(Math.max(least[kind] ?? 0, latest));
        }
      }
    }
  });

  test('[AM-7.2] with the strict memory the tally of older takes is dealt anew', () => {
    const differ = found.filter(
      ({ state, world }) =>
        JSON.stringify(state.players.map(({ known }) => known)) !==
        JSON.stringify(world.players.map(({ known }) => known)),
    );
    expect(new Set(differ.map(({ state }) => state.config.memory))).toEqual(new Set(['strict']));
    expect(differ.length).toBeGreaterThan(found.length / 4);
  });

  test(`'all' gets an equal state of its own`, () => {
    const { state } = found[0] ?? { state: rules.setup(configOf({ seats: 2 })) };
    const world = redeal(state, 'all', seededRng(1));
    expect(world).toEqual(state);
    expect(world).not.toBe(state);
  });
});

test('[AM-1.3] how many a sealed choice keeps is dealt anew', () => {
  const state = rules.setup(configOf({ seats: 3 }));
  const rng = seededRng('sealed');
  while (rules.turn(state).kind === 'chance') {
    rules.applyChance(state, rules.sampleChance(state, rng));
  }
  const action = rules.legal(state, 1)[0];
  if (action) rules.apply(state, 1, action);
  const kept = Array.from({ length: 40 }, () => {
    const { offer, chosen } = redeal(state, 0, rng).players[1] ?? { offer: 0, chosen: 0 };
    expect(chosen & ~offer).toBe(0);
    return sizeOf(chosen);
  });
  expect(new Set(kept)).toEqual(new Set([1, 2]));
  expect(redeal(state, 1, rng).players[1]).toEqual(state.players[1]);
});

test('[AM-2.2] who has just passed can do nothing in the other world either', () => {
  // One orange card pays for nothing: R07, R18, R31 and R37 are taken; one pink one would not either.
  const state = sketch({
    seats: 3,
    hands: [{ orange: 1 }, { blue: 6, red: 6, black: 6 }],
    display: [null, null, null, null, null],
    hoarder: 2,
    routes: [[], ['R07', 'R31', 'R37', 'R14'], ['R18']],
    fresh: [],
  });
  play(state, '0 pass');
  const rng = seededRng('passes');
  const held = new Set<number>();
  for (let world = 0; world < 60; world++) {
    const { players } = redeal(state, null, rng);
    held.add(players[0]?.hand.indexOf(1) ?? -1);
  }
  expect(held).toEqual(new Set([0, 5]));
});
