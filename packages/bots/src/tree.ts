/** What a search learns of the decisions after a candidate, its own and others', while it plays them out. */
import type { GameTypes, Imagined, Rng, Seat } from '@roundhouse/engine';
import type { Brain } from './brain.ts';
import { playToQuiet, worthOf, type Horizon, type Judge } from './playout.ts';

/** What came of one decision, in all the worlds in which it was taken here. */
export class Branch {
  visits = 0;
  /** What it was worth to the seat that took it. */
  total = 0;
  readonly next = new Map<string, Branch>();
}

export interface Growth {
  /** Decisions below a candidate that are learned of; 0: none, all are the policy's. */
  readonly depth: number;
  /** How much what was seldom tried is preferred. */
  readonly curiosity: number;
}

/** What the policy would do counts as much as all the others together, before anything is known. */
const TRUST = 0.5;

interface Step {
  readonly branch: Branch;
  readonly seat: Seat;
}

/**
 * Plays on from an imagined position, which it changes: where the branch knows of decisions by what seems
 * best for who takes them, one decision farther than before, and then by the policy. Worlds and luck
 * differ from time to time, and a branch is known by what was decided alone: nobody decides by what he
 * could not see.
 */
export function playAndLearn<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  root: Branch,
  state: Imagined<G['state']>,
  seat: Seat,
  horizon: Horizon & Growth,
  rng: Rng,
): number {
  const steps = descend(brain, root, state, horizon, rng);
  playToQuiet(brain, state, { ...horizon, plies: Math.max(0, horizon.plies - steps.length) }, rng);
  const worth = new Map<Seat, number>();
  const worthTo = (who: Seat): number => {
    const known = worth.get(who) ?? worthOf(brain, judge, state, who);
    worth.set(who, known);
    return known;
  };
  root.visits++;
  for (const step of steps) {
    step.branch.visits++;
    step.branch.total += worthTo(step.seat);
  }
  return worthTo(seat);
}

function descend<G extends GameTypes>(
  brain: Brain<G>,
  root: Branch,
  state: Imagined<G['state']>,
  growth: Growth,
  rng: Rng,
): readonly Step[] {
  const { rules } = brain;
  const steps: Step[] = [];
  let branch = root;
  while (steps.length < growth.depth && branch.visits > 0) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const [actor = 0] = turn.seats;
    const legal = rules.legal(state, actor);
    const [only] = legal;
    if (only !== undefined && legal.length === 1) {
      rules.apply(state, actor, only);
      continue;
    }
    const actions = brain.candidates(rules.view(state, actor), legal, actor, rng);
    const chosen = mostPromising(
      branch,
      actions.map((action) => rules.action.format(action)),
      growth.curiosity,
    );
    const action = actions[chosen.index];
    if (action === undefined) throw new Error(`seat ${actor} owes a decision and has none`);
    rules.apply(state, actor, action);
    steps.push({ branch: chosen.branch, seat: actor });
    branch = chosen.branch;
  }
  return steps;
}

function mostPromising(
  from: Branch,
  texts: readonly string[],
  curiosity: number,
): { readonly index: number; readonly branch: Branch } {
  let [visits, total] = [0, 0];
  for (const text of texts) {
    const branch = from.next.get(text);
    visits += branch?.visits ?? 0;
    total += branch?.total ?? 0;
  }
  const usual = visits === 0 ? 0 : total / visits;
  let [index, best] = [0, -Infinity];
  for (const [at, text] of texts.entries()) {
    const branch = from.next.get(text);
    const tried = branch?.visits ?? 0;
    const mean = branch && tried > 0 ? branch.total / tried : usual;
    const trust = at === 0 ? TRUST : (1 - TRUST) / (texts.length - 1);
    const promise = mean + (curiosity * trust * Math.sqrt(visits + 1)) / (tried + 1);
    if (promise > best) [index, best] = [at, promise];
  }
  const text = texts[index] ?? '';
  const branch = from.next.get(text) ?? new Branch();
  from.next.set(text, branch);
  return { index, branch };
}
