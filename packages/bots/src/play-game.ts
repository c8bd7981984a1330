/** One whole game between bots, as fast as bots allow: no record, and events only for who wants to hear them. */
import {
  seededRng,
  type Emit,
  type GameTypes,
  type Outcome,
  type Rng,
  type Rules,
  type Seat,
} from '@roundhouse/engine';

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

/** A game that has more lines than it may. */
export class Endless extends Error {
  constructor(lines: number) {
    super(`the game is not over after ${lines} lines`);
  }
}

/** Whoever sits at a table: a bot that answers at once, or one that answers later. */
export interface Player<G extends GameTypes, Answer = G['action']> {
  choose(view: G['view'], legal: readonly G['action'][], seat: Seat, rng: Rng): Answer;
}

export function playGame<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  seating: readonly Player<G>[],
  seeds: Seeds,
  emit?: Emit<G['event']>,
): Played {
  const game = questions(rules, config, seeds.chance, emit);
  const rng = seededRng(seeds.bots);
  let next = game.next();
  while (!next.done) {
    const { seat, view, legal } = next.value;
    next = game.next(playerAt(seating, seat).choose(view, legal, seat, rng));
  }
  return next.value;
}

/** The same game with players who may take their time. */
export async function playGameSlowly<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  seating: readonly Player<G, G['action'] | Promise<G['action']>>[],
  seeds: Seeds,
): Promise<Played> {
  const game = questions(rules, config, seeds.chance);
  const rng = seededRng(seeds.bots);
  let next = game.next();
  while (!next.done) {
    const { seat, view, legal } = next.value;
    next = game.next(await playerAt(seating, seat).choose(view, legal, seat, rng));
  }
  return next.value;
}

function playerAt<P>(seating: readonly P[], seat: Seat): P {
  const player = seating[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

interface Question<G extends GameTypes> {
  readonly seat: Seat;
  readonly view: G['view'];
  readonly legal: readonly G['action'][];
}

/** The game itself: asks whoever has a choice, and plays the answer. */
function* questions<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  seed: string,
  emit?: Emit<G['event']>,
): Generator<Question<G>, Played, G['action']> {
  const chance = seededRng(seed);
  const state = rules.setup(config);
  let plies = 0;
  for (let lines = 0; lines <= rules.meta.maxLines; lines++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return { outcome: outcomeOf(rules, state), plies, lines };
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, chance), emit);
      continue;
    }
    const [seat = 0] = turn.seats;
    const legal = rules.legal(state, seat);
    if (turn.forced) {
      const [only] = legal;
      if (!only) throw new Error('a forced turn has no action');
      rules.apply(state, seat, only, emit);
    } else {
      const chosen = yield { seat, view: rules.view(state, seat), legal };
      rules.apply(state, seat, listed(rules, legal, seat, chosen), emit);
      plies++;
    }
  }
  throw new Endless(rules.meta.maxLines);
}

/** A bot may make its action anew; then its text decides. */
function listed<G extends GameTypes>(
  rules: Rules<G>,
  legal: readonly G['action'][],
  seat: Seat,
  chosen: G['action'],
): G['action'] {
  if (legal.includes(chosen)) return chosen;
  const text = rules.action.format(chosen);
  const same = legal.find((action) => rules.action.format(action) === text);
  if (!same) throw new Error(`the bot at seat ${seat} chose '${text}', which is not legal`);
  return same;
}

function outcomeOf<G extends GameTypes>(rules: Rules<G>, state: G['state']): Outcome {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the game is over and has no outcome');
  return outcome;
}
