/** What a choice falls short of the best by, as a sentence for a beginner: what happens then, and what it costs. */
import { tellByCode, type ByCode } from './by-code.ts';
import { personsIn, type Persons } from './person.ts';
import { inEveryLanguage, type Language, type Reasoned, type Who } from './words.ts';

/** As bots give it. */
export interface FallenShort {
  readonly points: number;
  readonly threat?: { readonly seat: number; readonly reason: Reasoned; readonly times: number };
  readonly gainer?: { readonly seat: number; readonly wins: number };
}

/** What a game says of it. */
export interface Shortfalls<Code extends string = string> {
  /** Who does what, as a clause: 'Anna claims Dam – Rokin'. */
  readonly threats: ByCode<Code, [seat: number, who: Persons]>;
  /** How much less it is in the end: '4 points less'. */
  less(points: number): string;
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

/** Empty: nothing worth saying. `worth`: how many points less are told; 0: too few for a word. */
export function shortfallIn(
  language: Language,
  { threats, less: lessOf }: Shortfalls,
  worth: number,
  { threat, gainer }: FallenShort,
  standpoint: Standpoint,
  who: Who,
): string {
  const words = WORDS[language];
  const persons = personsIn(language, who);
  const less = worth > 0 ? lessOf(worth) : undefined;
  const gain = gainer && words.wins(persons, gainer.seat, gainer.wins);
  const comes = less === undefined ? gain : words.ends(less);
  if (comes === undefined) return '';
  const deed = threat && tellByCode(threats, threat.reason, threat.seat, persons);
  if (threat && deed !== undefined) return words.threat[standpoint](threat.times, deed, comes);
  return less === undefined
    ? words.gain[standpoint](comes)
    : words.less[standpoint](less, gain ?? '');
}
