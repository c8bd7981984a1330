/** Boxes of somebody's own, spoiled as a slip of the hand spoils a file. */
import { boxFaults, isRefusal, seededRng, type BoxFault, type GameTypes } from '../src/index.ts';
import { demand } from './failure.ts';
import { Inspector, SAMPLED } from './inspector.ts';
import { pick, spoiled } from './spoiled.ts';
import type { Subject } from './subject.ts';

const INSPECTED = 10;

interface Told {
  readonly place: string;
  readonly sentence: string;
}

export interface SpoiledBoxes {
  readonly seed: string;
  /** Boxes are spoiled until so many were refused. */
  readonly refused: number;
  /** So many of those that are taken are looked at closely; the others are played through. */
  readonly inspected?: number;
  /** A fault in every language: its place in words, and the sentence. */
  told(fault: BoxFault): readonly Told[];
}

/**
 * Spoils boxes, ours and made up ones. Each is refused with sentences that name the place; or it is
 * taken, and then a match with every check is played with it. Answers how many were.
 */
export function spoilBoxes<G extends GameTypes>(
  subject: Subject<G>,
  { seed, refused: wanted, inspected = INSPECTED, told }: SpoiledBoxes,
): { readonly refused: number; readonly taken: number } {
  const { rules, boxes } = subject;
  const { box } = rules;
  if (!box || !boxes) throw new Error(`${rules.title} has no boxes to spoil`);
  const ours = Object.values(box.ours);
  const inspector = new Inspector(
    subject,
    seed,
    { worlds: false, sampled: SAMPLED.fuzz },
    (error) => {
      throw error;
    },
  );
  const counts = { refused: 0, taken: 0 };
  for (let number = 0; counts.refused < wanted; number++) {
    const rng = seededRng(`${seed}/${number}`);
    const good = rng.below(2) === 0 ? pick(ours, rng) : boxes(rng);
    const bad = spoiled(good, rng);
    const faults = boxFaults(box, bad);
    for (const fault of faults) assertTold(fault, told(fault), bad);
    if (faults.length > 0) counts.refused += 1;
    else {
      const config = rules.configure({ seats: pick(rules.meta.seats, rng), [box.field]: bad });
      if (isRefusal(config)) throw new Error(`box ${number} of ${seed}: ${config.code}`);
      inspector.play(config, number, counts.taken < inspected ? 'inspect' : 'count branches');
      counts.taken += 1;
    }
  }
  return counts;
}

function assertTold(fault: BoxFault, told: readonly Told[], box: unknown): void {
  const numbers = fault.params.at.split('.').filter((step) => /^\d+$/.test(step));
  for (const { place, sentence } of told) {
    const isNamed =
      place !== '' &&
      sentence.startsWith(place) &&
      numbers.every((number) => place.includes(` ${Number(number) + 1}`));
    const isPlain = sentence.endsWith('.') && !/undefined|NaN|\[object/.test(sentence);
    demand(
      isNamed && isPlain,
      () => `${JSON.stringify(fault)} is told as '${sentence}' of ${JSON.stringify(box)}`,
    );
  }
}
