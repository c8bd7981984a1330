/** Characters are known by what they do: how often each does something, in the same games. */
import type { GameTypes, Seat } from '@roundhouse/engine';
import type { Brain, Policy } from '../src/index.ts';
import { playGame } from '../src/index.ts';

/** What a decision counts as: none, one or several of the names that a test asks for. */
export type Tags<G extends GameTypes> = (
  action: G['action'],
  view: G['view'],
  seat: Seat,
) => readonly string[];

/** By character (`plain` is none of them) and tag: how often in all games, one of it among plain ones. */
export function deedsByCharacter<G extends GameTypes>(
  brain: Brain<G>,
  config: G['config'],
  games: number,
  tagsOf: Tags<G>,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const all = [{ name: 'plain', policy: brain.policy }, ...(brain.styles ?? [])];
  return Object.fromEntries(
    all.map(({ name, policy }) => [name, deedsOf(brain, policy, config, games, tagsOf)]),
  );
}

function deedsOf<G extends GameTypes>(
  brain: Brain<G>,
  policy: Policy<G>,
  config: G['config'],
  games: number,
  tagsOf: Tags<G>,
): Record<string, number> {
  const counts: Record<string, number> = {};
  const watched: Policy<G> = (view, legal, seat, rng) => {
    const action = policy(view, legal, seat, rng);
    for (const tag of tagsOf(action, view, seat)) counts[tag] = (counts[tag] ?? 0) + 1;
    return action;
  };
  for (let game = 0; game < games; game++) {
    const seating = Array.from({ length: config.seats }, (_, seat) => ({
      choose: seat === game % config.seats ? watched : brain.policy,
    }));
    playGame(brain.rules, config, seating, { chance: `chance ${game}`, bots: `bots ${game}` });
  }
  return counts;
}
