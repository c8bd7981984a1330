/** Imagined states fit what is known: passes, and choices that nobody has seen. */
import { rules, type State } from '@roundhouse/amsterdam/rules';
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { play, sketch, textsOf } from './table.ts';

/** Seat 0 spends what it can, the others hoard; every position after a pass, with its viewers. */
function passPositions(games: number): State[] {
  const found: State[] = [];
  for (let game = 0; game < games; game++) {
    const rng = seededRng(`passes ${game}`);
    const state = rules.setup(sketch({ seats: 2 + (game % 3) }).config);
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const seat = turn.seats[0] ?? 0;
      const legal = rules.legal(state, seat);
      const wanted = legal.filter(({ type }) => (type === 'claim') === (seat === 0));
      const list = wanted.length > 0 ? wanted : legal;
      const action = list[rng.below(list.length)];
      if (action) rules.apply(state, seat, action);
      if (action?.type === 'pass') found.push(rules.clone(state));
    }
  }
  return found;
}

test('[AM-2.2] after passes in play every imagined state fits its view and the passes', () => {
  const positions = passPositions(60);
  expect(positions.length).toBeGreaterThan(30);
  const rng = seededRng('fits');
  for (const state of positions) {
    const { seats } = state.config;
    for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const view = rules.view(state, viewer);
      const made = rules.determinize(view, viewer, rng);
      rules.assertSound?.(made);
      expect(rules.view(made, viewer)).toEqual(view);
      const lastToAct = state.step === 'over' ? state.seat : state.seat + seats - 1;
      for (let ago = 0; ago < state.passes; ago++) {
        const passed = (lastToAct - ago) % seats;
        expect(textsOf({ ...made, step: 'turn', seat: passed }, passed)).toEqual(['pass']);
      }
    }
  }
});

test('[AM-1.3] who else has chosen is not known, and nobody is imagined to have', () => {
  const state = rules.setup(sketch({ seats: 3 }).config);
  const rng = seededRng('sealed');
  while (rules.turn(state).kind === 'chance') {
    rules.applyChance(state, rules.sampleChance(state, rng));
  }
  play(state, `1 ${textsOf(state, 1)[2]}`);
  for (const viewer of [0, 1, null] as const) {
    const made = rules.determinize(rules.view(state, viewer), viewer, rng);
    expect(made.players.map(({ chosen }) => chosen !== 0)).toEqual([false, viewer === 1, false]);
  }
});
