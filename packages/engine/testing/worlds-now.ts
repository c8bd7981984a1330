/** What an observer gets of a position: the same in both worlds. */
import type { GameTypes, Order, Rng, Rules, Seat } from '../src/index.ts';
import { compare, TWO_WORLDS } from './leak.ts';

export function compareNow<G extends GameTypes>(
  rules: Rules<G>,
  here: G['state'],
  there: G['state'],
  observer: Seat | null,
  rng: Rng,
): void {
  const [view, other] = [rules.view(here, observer), rules.view(there, observer)];
  compare(TWO_WORLDS.view, view, other, () => 'the view differs');
  compare(TWO_WORLDS.turn, rules.turn(here), rules.turn(there), () => 'the turn differs');
  if (observer === null) return;
  const list = rules.legal(here, observer);
  compare(TWO_WORLDS.legal, list, rules.legal(there, observer), () => 'the legal list differs');
  compareAnswers(rules, [here, there], observer, list, rng);
}

/** The answers come from the view alone; a game that keeps something behind it is found here. */
function compareAnswers<G extends GameTypes>(
  rules: Rules<G>,
  [here, there]: readonly [G['state'], G['state']],
  seat: Seat,
  list: readonly G['action'][],
  rng: Rng,
): void {
  const ask = (name: string, question: (view: G['view']) => unknown): void => {
    const answers = [question(rules.view(here, seat)), question(rules.view(there, seat))];
    compare(TWO_WORLDS.answers, answers[0], answers[1], () => `${name} differs`);
  };
  if (list.length > 0) ask('idle', (view) => rules.idle(view, seat));
  for (const { name, amount } of rules.orders ?? []) {
    const order: Order = amount ? { name, amount: rng.below(30) } : { name };
    ask(`order ${name}`, (view) => rules.obey?.(view, seat, order));
  }
  for (let other = 0; other < here.config.seats; other++) {
    if (other === seat) continue;
    for (const state of [here, there]) {
      const foreign = rules.legal(state, other);
      const action = foreign[rng.below(Math.max(1, foreign.length))];
      if (action)
        ask(`why not ${rules.action.format(action)}`, (view) => rules.why(view, seat, action));
    }
  }
}
