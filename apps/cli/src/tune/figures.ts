/** Which figures are tuned: all that a title plays by at the tables that were asked for. */
import type { Figures, Tuning } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { Misuse } from '../command.ts';

/** One that is not the same at all of them can't be looked for at all of them at once. */
export function needFigures(
  title: string,
  tuning: Tuning<AnyGame> | undefined,
  seats: readonly number[],
): Figures {
  if (!tuning) throw new Misuse(`${title} has no figures to tune`);
  const found: Record<string, number> = {};
  for (const count of seats) {
    for (const [name, value] of Object.entries(tuning.figures(count))) {
      const other = found[name] ?? value;
      if (other !== value) {
        throw new Misuse(
          `at ${count} seats ${title} plays by ${name} ${value}, at ${seats[0]} by ${other}: tune them apart`,
        );
      }
      found[name] = value;
    }
  }
  return found;
}
