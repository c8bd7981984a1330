/** Chance: the listed outcomes, and the fast draw that must agree with them. */
import { MAX_BELOW, type GameTypes, type Rng } from '../src/index.ts';
import { same } from './compare.ts';
import { demand } from './failure.ts';
import type { Probe } from './probe.ts';
import type { Spot } from './random-match.ts';

/** Up to this total every draw is tried; above it, so many of them. */
const ALL_DRAWS = 200;

export function chanceProbes<G extends GameTypes>(): readonly Probe<G>[] {
  return [
    {
      name: 'chances are distinct, with whole weights, and empty but at a chance step',
      looks: 'each',
      look({ rules, state, turn }) {
        const list = rules.chances(state);
        if (turn.kind !== 'chance') {
          demand(list.length === 0, `${list.length} outcomes, but no chance step`);
          return;
        }
        demand(list.length > 0, 'a chance step has no outcome');
        const texts = new Set<string>();
        let total = 0;
        for (const { chance, weight } of list) {
          const text = rules.chance.format(chance);
          demand(!texts.has(text), `'${text}' stands twice`);
          texts.add(text);
          demand(Number.isSafeInteger(weight) && weight > 0, `'${text}' weighs ${weight}`);
          total += weight;
          const read = rules.chance.parse(text);
          demand(read !== undefined && same(read, chance), `'${text}' does not read back`);
          demand(/^\S+(?: \S+)*$/.test(text), `'${text}' is not words with single blanks`);
        }
        demand(total <= MAX_BELOW, `a total weight of ${total} is above ${MAX_BELOW}`);
      },
    },
    {
      name: 'sampleChance is one draw below the total weight over chances',
      looks: 'some',
      look(spot, { rng }) {
        if (spot.turn.kind === 'chance') checkDraws(spot, rng);
      },
    },
  ];
}

function checkDraws<G extends GameTypes>({ rules, state }: Spot<G>, rng: Rng): void {
  const list = rules.chances(state);
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const tried =
    total <= ALL_DRAWS
      ? Array.from({ length: total }, (_, r) => r)
      : [0, total - 1, ...Array.from({ length: ALL_DRAWS }, () => rng.below(total))];
  for (const r of tried) {
    const asked: number[] = [];
    const stub: Rng = {
      below(n) {
        asked.push(n);
        return Math.min(r, n - 1);
      },
    };
    const drawn = rules.chance.format(rules.sampleChance(state, stub));
    demand(same(asked, [total]), `draws below ${asked.join(', ')}; the total weight is ${total}`);
    let left = r;
    const fair = list.find(({ weight }) => (left -= weight) < 0);
    const text = fair && rules.chance.format(fair.chance);
    demand(drawn === text, `draw ${r} of ${total} gives '${drawn}', chances say '${text ?? ''}'`);
  }
}
