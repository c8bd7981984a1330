/** What a choice fears: what another does next, and what that costs. */
import { tellByCode, type ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import {
  shortfallIn as sentenceIn,
  type FallenShort,
  type Standpoint,
} from '@roundhouse/ui/shortfall';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import type { words } from './en/shortfall.ts';

export interface Shortfalls {
  readonly threats: ByCode<keyof typeof words.threats, [seat: number, who: Persons]>;
  less(points: number): string;
}

export const SHORTFALLS = await inEveryLanguage<Shortfalls>(
  (language) => import(`./${language}/shortfall.ts`),
);

/** Below it a beginner would ask what the fuss is about. */
const LEAST = 2;

export function shortfallIn(
  language: Language,
  fallen: FallenShort,
  standpoint: Standpoint,
  who: Who,
): string {
  const { threats, less } = SHORTFALLS[language];
  return sentenceIn(
    language,
    {
      threat: (reason, seat, persons) => tellByCode(threats, reason, seat, persons),
      less: (points) => (points >= LEAST ? less(Math.round(points)) : undefined),
    },
    fallen,
    standpoint,
    who,
  );
}
