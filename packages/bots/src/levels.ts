/** The five levels of a game, made from what its brain knows. */
import type { GameTypes, Imagined, Seat } from '@roundhouse/engine';
import type { Bot, Bots, Explanation, Level } from './bot.ts';
import type { Brain, Policy } from './brain.ts';
import { quickPolicy } from './instinct.ts';
import { activationsOf, valueOf, type Net } from './net.ts';
import type { Judge } from './playout.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** One in so many choices of the easy level is made at random among the candidates. */
const EASY_BLUNDERS = 5;
/** Where a game does not say how often play-outs slip. */
const HARD_SLIPS = 0;
const EXPERT_SLIPS = 8;
const DOUBT = 0.5;

/** Without weights only the levels that need none. */
export function levelsOf<G extends GameTypes>(brain: Brain<G>, net?: Net): Bots<G> {
  const rule: Bots<G> = {
    random: randomBot<G>(),
    easy: easyBot(brain),
    normal: inStyles(brain, (policy) => policyBot(brain, 'normal', policy)),
  };
  if (!net) return rule;
  const judge = netJudge(brain, net);
  const quick = quickPolicy(brain, net.instinct);
  const { hard, expert } = brain.search;
  return {
    ...rule,
    hard: inStyles(brain, (policy) =>
      searchBot(brain, judge, {
        slips: HARD_SLIPS,
        ...hard,
        doubt: DOUBT,
        level: 'hard',
        policy,
      }),
    ),
    expert: inStyles(brain, (policy) =>
      searchBot(brain, judge, {
        slips: EXPERT_SLIPS,
        ...expert,
        doubt: DOUBT,
        level: 'expert',
        policy,
        quick,
      }),
    ),
  };
}

function inStyles<G extends GameTypes>(
  brain: Brain<G>,
  made: (policy: Policy<G>) => Bot<G>,
): Bot<G> {
  const plain = made(brain.policy);
  return brain.styles
    ? { ...plain, styles: brain.styles.map(({ policy }) => made(policy)) }
    : plain;
}

export function netJudge<G extends GameTypes>(brain: Brain<G>, net: Net): Judge<G> {
  if (net.layers[0] !== brain.features) {
    throw new RangeError(`a net of ${net.layers[0]} inputs for ${brain.features} features`);
  }
  const features = new Float32Array(brain.features);
  const hidden = activationsOf(net.layers);
  return (state: Imagined<G['state']>, seat: Seat) => {
    features.fill(0);
    brain.describe(state, seat, features);
    return valueOf(net, features, hidden);
  };
}

function policyBot<G extends GameTypes>(brain: Brain<G>, level: Level, policy: Policy<G>): Bot<G> {
  return {
    level,
    choose: policy,
    explain: (view, legal, seat, rng) =>
      ruleOfThumb(brain, view, seat, policy(view, legal, seat, rng)),
  };
}

function ruleOfThumb<G extends GameTypes>(
  brain: Brain<G>,
  view: G['view'],
  seat: Seat,
  action: G['action'],
): Explanation<G['action']> {
  return {
    playouts: 0,
    candidates: [{ action, value: 0, trials: 0, reason: brain.reason(view, seat, action) }],
  };
}

/** A beginner: the careless policy, and now and then a candidate at random. */
function easyBot<G extends GameTypes>(brain: Brain<G>): Bot<G> {
  const policy: Policy<G> = (view, legal, seat, rng) => {
    if (rng.below(EASY_BLUNDERS) > 0) return brain.careless(view, legal, seat, rng);
    const worthALook = brain.candidates(view, legal, seat, rng);
    const action = worthALook[rng.below(worthALook.length)];
    if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
    return action;
  };
  return policyBot(brain, 'easy', policy);
}
