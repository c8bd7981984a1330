/** What a list says of a match without opening it: where it is, and how it ended. */
import { upgrade } from '@roundhouse/engine';
import type { Glance } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';

export interface Seen {
  /** Where the game is, in each language: 'Year 1853, phase 2 of 3'; undefined where that can't be read. */
  readonly stage?: Readonly<Record<Language, string>>;
  /** By seat, once it is over: 1 is the winner. */
  readonly places?: readonly number[];
}

/** From the position that was kept, as somebody sees it who only looks on. */
export const glance: Glance<Seen> = async (rules, stored) => {
  try {
    const face = await titleOf(stored.title)?.face();
    const { state } = upgrade(rules, stored).base;
    const view = rules.view(state, null);
    const places = rules.outcome(state)?.places;
    const who = (seat: number): string => stored.sitters[seat]?.name ?? '';
    const stages = LANGUAGES.map((language) => [
      language,
      face?.stage(view, { language, who }).now,
    ]);
    return {
      ...(face ? { stage: Object.fromEntries(stages) as Record<Language, string> } : {}),
      ...(places ? { places } : {}),
    };
  } catch {
    // A position that can't be read is told of when somebody opens it.
    return {};
  }
};
