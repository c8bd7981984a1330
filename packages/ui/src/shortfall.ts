/** What a choice falls short of the best by, as a sentence for a beginner: what happens then, and what it costs. */
import { personsIn, type Persons } from './person.ts';
import { inEveryLanguage, type Language, type Reasoned, type Who } from './words.ts';

/** As bots give it. */
export interface FallenShort {
  readonly points: number;
  readonly threat?: { readonly seat: number; readonly reason: Reasoned; readonly times: number };
  readonly gainer?: { readonly seat: number; readonly wins: number };
}

/** What a game says of it. */
export interface ShortfallParts {
  /** Who does what, as a clause: 'Anna claims Dam – Rokin'. Undefined: no such code. */
  threat(reason: Reasoned, seat: number, persons: Persons): string | undefined;
  /** How much less it is in the end: '4 points less'. Undefined: too little for a word. */
  less(points: number): string | undefined;
}

/** Whose sentence it is: of the best, about anything else; or of something else, about itself. */
export type Standpoint = 'best' | 'lesser';

export interface ShortfallWords {
  /** How often, what, and what comes of it. */
  readonly threat: Readonly<
    Record<Standpoint, (times: number, deed: string, comes: string) => string>
  >;
  /** 'you end with $4 less' */
  ends(less: string): string;
  readonly less: Readonly<Record<Standpoint, (less: string, gain: string) => string>>;
  readonly gain: Readonly<Record<Standpoint, (gain: string) => string>>;
  /** 'Anna wins 9 of 100 games more'. */
  wins(persons: Persons, seat: number, count: number): string;
}

const WORDS = await inEveryLanguage<ShortfallWords>(
  (language) => import(`./words/${language}/shortfall.ts`),
);

/** Empty: nothing worth saying. */
export function shortfallIn(
  language: Language,
  { threat: deedOf, less: lessOf }: ShortfallParts,
  { points, threat, gainer }: FallenShort,
  standpoint: Standpoint,
  who: Who,
): string {
  const words = WORDS[language];
  const persons = personsIn(language, who);
  const less = lessOf(points);
  const gain = gainer && words.wins(persons, gainer.seat, gainer.wins);
  const comes = less === undefined ? gain : words.ends(less);
  if (comes === undefined) return '';
  const deed = threat && deedOf(threat.reason, threat.seat, persons);
  if (threat && deed !== undefined) return words.threat[standpoint](threat.times, deed, comes);
  return less === undefined
    ? words.gain[standpoint](comes)
    : words.less[standpoint](less, gain ?? '');
}
