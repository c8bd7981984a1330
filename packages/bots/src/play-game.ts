/** One whole game between bots, as fast as bots allow: no record, no events. */
import { seededRng, type GameTypes, type Outcome, type Rng, type Rules } from '@roundhouse/engine';
import type { Bot } from './bot.ts';

export interface Played {
  readonly outcome: Outcome;
  /** Decisions by seats that had a choice. */
  readonly plies: number;
  /** All lines that the record would have: chance and forced steps too. */
  readonly lines: number;
}

export interface Seeds {
  readonly chance: string;
  readonly bots: string;
}

export function playGame<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  seating: readonly Bot<G>[],
  seeds: Seeds,
): Played {
  const chance = seededRng(seeds.chance);
  const choice = seededRng(seeds.bots);
  const state = rules.setup(config);
  let plies = 0;
  for (let lines = 0; lines <= rules.meta.maxLines; lines++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return { outcome: outcomeOf(rules, state), plies, lines };
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, chance));
    } else if (turn.forced) {
      const [seat = 0] = turn.seats;
      rules.apply(state, seat, onlyAction(rules, state, seat));
    } else {
      const [seat = 0] = turn.seats;
      rules.apply(state, seat, chosen(rules, state, seat, seating[seat], choice));
      plies++;
    }
  }
  throw new Error(`the game is not over after ${rules.meta.maxLines} lines`);
}

function chosen<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: number,
  bot: Bot<G> | undefined,
  rng: Rng,
): G['action'] {
  const legal = rules.legal(state, seat);
  const action = bot?.choose(rules.view(state, seat), legal, seat, rng);
  if (action && legal.includes(action)) return action;
  // A bot may make its action anew; then its text decides.
  const text = action && rules.action.format(action);
  const same = legal.find((listed) => rules.action.format(listed) === text);
  if (!same) throw new Error(`the bot at seat ${seat} chose '${text}', which is not legal`);
  return same;
}

function onlyAction<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: number,
): G['action'] {
  const [action] = rules.legal(state, seat);
  if (!action) throw new Error('a forced turn has no action');
  return action;
}

function outcomeOf<G extends GameTypes>(rules: Rules<G>, state: G['state']): Outcome {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the game is over and has no outcome');
  return outcome;
}
