/** A whole match as a file: what in it is not as it says. Lines that can't stand and another result throw. */
import { readRecord, replay, verify, type GameTypes, type Rules } from '../src/index.ts';

/** Replayed line by line, every position sound, to its result. */
export function recordFaults<G extends GameTypes>(
  rules: Rules<G>,
  text: string,
): readonly string[] {
  const { record, places } = readRecord(text);
  const { state, lines } = replay(rules, record, places, (_, match) =>
    rules.assertSound?.(match.state),
  );
  const { maxLines } = rules.meta;
  return [
    ...(rules.turn(state).kind === 'over' ? [] : ['it is not over']),
    ...(record.result ? [] : ['it has no result']),
    ...(lines.length <= maxLines ? [] : [`${lines.length} lines are more than ${maxLines}`]),
  ];
}

/** Whether its seed gives everything that was drawn. */
export function drawFaults<G extends GameTypes>(rules: Rules<G>, text: string): readonly string[] {
  const { record, places } = readRecord(text);
  const drawn = record.lines.filter(({ kind }) => kind === 'chance').length;
  const { draws } = verify(rules, record, places);
  return draws === drawn ? [] : [`${drawn} draws, ${draws} of them by the seed`];
}

export interface RecordCheck {
  readonly name: string;
  run(): readonly string[];
}

/**
 * What is asked of a game's recorded matches, by the names of their files. Where some show a seed, all do but those that
 * were drawn by hand, or were reported and are nobody's now (`roundhouse fixture`).
 */
export function recordChecks<G extends GameTypes>(
  rules: Rules<G>,
  texts: ReadonlyMap<string, string>,
): readonly RecordCheck[] {
  const hasSeeds = [...texts.values()].some((text) => /^seed /m.test(text));
  return [
    {
      name: 'there are ten of them, and those that were reported',
      run: () => {
        const { length } = [...texts.keys()].filter((file) => !file.startsWith('reported'));
        return length === 10 ? [] : [`there are ${length}`];
      },
    },
    ...[...texts].map(([file, text]) => ({
      name: `${file} ends as it says`,
      run: () => recordFaults(rules, text),
    })),
    ...[...texts]
      .filter(([file]) => hasSeeds && !/^(?:by-hand|reported)/.test(file))
      .map(([file, text]) => ({
        name: `${file} was drawn fairly`,
        run: () => drawFaults(rules, text),
      })),
  ];
}
