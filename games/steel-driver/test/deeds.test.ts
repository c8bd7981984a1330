/** Buttons name what they cost, over a whole game played at random. */
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules, type Config } from '../src/index.ts';
import { words } from '../ui/words/index.ts';

interface Done {
  readonly deed: string;
  readonly cost: number;
}

/** All links and bids of a game: what the button said, and the cubes that went. */
function everythingPaid(language: 'en' | 'nl'): readonly Done[] {
  const rng = seededRng('deeds');
  const state = rules.setup(rules.configure({ seats: 3, map: 'tutorial' }) as Config);
  const done: Done[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const action = legal[rng.below(legal.length)];
    if (!action) throw new Error('nothing to do');
    const deed = words[language].deed(action, rules.view(state, seat));
    const { company } = state;
    const before = state.box[company] ?? 0;
    rules.apply(state, seat, action);
    const after = state.box[company] ?? 0;
    const isLink = action.type === 'build' || action.type === 'start';
    if ('bid' in action) done.push({ deed, cost: action.bid });
    // An emptied box may have been emptied by the end of the building as well.
    else if (isLink && after > 0) done.push({ deed, cost: before - after });
  }
  return done;
}

test.each([
  ['en', 'cube'],
  ['nl', 'blokje'],
] as const)('links and bids name the cubes that they cost, in %s', (language, cube) => {
  const done = everythingPaid(language);
  expect(done.length).toBeGreaterThan(20);
  for (const { deed, cost } of done) expect(deed).toMatch(new RegExp(` ${cost} ${cube}s?( |$)`));
});
