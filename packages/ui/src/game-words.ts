/** What the words of every game have in common: its box, and all that is told by a code. */
import type { BoxFields } from './box-fields.ts';
import { placed } from './box-place.ts';
import { tellByCode, type ByCode } from './by-code.ts';
import { numberedIn } from './person.ts';
import { sentence } from './sentence.ts';
import { shortfallIn, type Shortfalls } from './shortfall.ts';
import { tableRefusal } from './table-words.ts';
import type { Box, Character, Language, Option, Who, Words } from './words.ts';

/** `Refusing` and `Reasoning`: what those sentences are told with besides the figures. */
export interface GameSpeech<
  Refusing extends readonly unknown[] | [],
  Reasoning extends readonly unknown[] | [],
> {
  readonly box: Box;
  readonly fields: BoxFields;
  readonly characters: Readonly<Record<string, Character>>;
  readonly options: Readonly<Record<string, Option>>;
  /** What is wrong with a box from elsewhere. Fields are called as the file calls them. */
  readonly faults: ByCode;
  readonly refusals: ByCode<string, Refusing>;
  refusing(who: Who): Refusing;
  readonly reasons: ByCode<string, Reasoning>;
  reasoning(who: Who): Reasoning;
  readonly shortfalls: Shortfalls;
  /** The figure that is told of so many points; 0: too little for a word. */
  worthSaying(points: number): number;
}

type Common =
  | keyof Box
  | 'codes'
  | 'refusal'
  | 'reason'
  | 'shortfall'
  | 'option'
  | 'fields'
  | 'characters';

export function gameWords<
  Refusing extends readonly unknown[] | [],
  Reasoning extends readonly unknown[] | [],
>(
  language: Language,
  speech: GameSpeech<Refusing, Reasoning>,
): Pick<Words<never, never, never>, Common> {
  const { box, fields, characters, options, faults, refusals, reasons, shortfalls } = speech;
  const numbered = numberedIn(language);
  return {
    ...box,
    codes: {
      refusals: Object.keys(refusals),
      reasons: Object.keys(reasons),
      threats: Object.keys(shortfalls.threats),
    },
    refusal(given, who = numbered) {
      const refused = placed(given, fields);
      return (
        tableRefusal(language, refused) ??
        tellByCode(faults, refused) ??
        tellByCode(refusals, refused, ...speech.refusing(who)) ??
        refused.code
      );
    },
    reason: (reason, who = numbered) =>
      sentence(tellByCode(reasons, reason, ...speech.reasoning(who)) ?? reason.code),
    shortfall: (fallen, standpoint, who = numbered) =>
      shortfallIn(language, shortfalls, speech.worthSaying(fallen.points), fallen, standpoint, who),
    option: (name) => options[name] ?? { label: name, values: {} },
    fields,
    characters,
  };
}
