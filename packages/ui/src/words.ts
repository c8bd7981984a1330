/** What a game can say in a reader's language. Rules code makes facts; sentences are made here. */
import type { BoxFields } from './box-fields.ts';
import type { FallenShort, Standpoint } from './shortfall.ts';
import type { Verdict } from './verdict.ts';

/** Every language that can be read here: a folder of this name in `words/` here and in `ui/words/` of each game. */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
/** What is read by whoever has not chosen a language that is here. */
export const USUAL_LANGUAGE: Language = LANGUAGES[0];

type InEvery<Said> = Readonly<Record<Language, Said>>;

export function forEveryLanguage<Said>(make: (language: Language) => Said): InEvery<Said> {
  const made = LANGUAGES.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as InEvery<Said>;
}

/** The `words` of one file in the folder of each language: `(language) => import(`./${language}/box.ts`)`. */
export async function inEveryLanguage<Said>(
  read: (language: Language) => Promise<{ readonly words: Said }>,
): Promise<InEvery<Said>> {
  const files = await Promise.all(
    LANGUAGES.map(async (language) => [language, await read(language)] as const),
  );
  const found = new Map(files);
  return forEveryLanguage((language) => {
    const file = found.get(language);
    if (file?.words === undefined)
      throw new Error(`a file of the language ${language} exports no words`);
    return file.words;
  });
}

/** What another language says in the place of the English words: the same names, texts from the same things. */
export type Translation<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : { readonly [Name in keyof English]: Translation<English[Name]> };

export interface Refused {
  readonly code: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What speaks for a choice: a bot's reason, a code with its figures. */
export interface Reasoned {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** It speaks against the choice. */
  readonly isAgainst?: true;
}

/** What the seats are called. Sentences tell the one who reads as 'you': see `person`. */
export interface Who {
  (seat: number): string;
  /** The seat of the one who reads, where it is one person's. */
  readonly you?: number;
}

/** What a game's box says outside. */
export interface Box {
  /** The game's name as people call it. */
  readonly name: string;
  /** As much of it as fits on a sign. */
  readonly short: string;
  /** What it is about, in one sentence. */
  readonly blurb: string;
  /** How long a game takes: 'about 90 minutes'. */
  readonly minutes: string;
  /** Who made the game, and where our board comes from; a paragraph each. */
  readonly sources: readonly string[];
}

/** Who a bot is: what one calls it, and how it introduces itself. */
export interface Character {
  readonly role: string;
  readonly line: string;
}

/** What can be agreed on at set-up, and its values, each with a plain explanation. */
export interface Option {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Words<View, Action, Event> extends Box {
  /** What a seat is asked, in one plain sentence. */
  ask(view: View, legal: readonly Action[], seat: number, who: Who): string;
  /** What is still asked when a touch has left these; undefined: what was asked before. */
  askFurther?(view: View, left: readonly Action[]): string | undefined;
  /** A choice in a list of choices. Where nobody has a name, seats are told by number. */
  choice(action: Action, view: View, who?: Who): string;
  /** What the button says that does it: a verb, and the sum that it costs. */
  deed(action: Action, view: View, who?: Who): string;
  /** What it does and what it means for later, where its name does not say so. */
  meaning?(action: Action, view: View, who?: Who): string | undefined;
  /** The same in a few words, for a list. */
  gist?(action: Action, view: View): string | undefined;
  /** What happened; undefined: not worth a line. */
  event(event: Event, who: Who): string | undefined;
  /** Several events, one after another, that read as one deed; undefined: each is told by itself. */
  together?(events: readonly Event[], who: Who): string | undefined;
  /**
   * What the others did since the reader's turn, in a few short sentences, the oldest first: what stands in the question
   * anyhow is left out.
   */
  recap?(events: readonly Event[], reader: number, who: Who): readonly string[];
  /** Why who won and what told equals apart, a sentence each; empty while the match runs. */
  verdicts?(view: View, who: Who): readonly Verdict[];
  /** Why it is not possible, with the figures. */
  refusal(refused: Refused, who?: Who): string;
  /** What speaks for a choice, in one sentence, for hint and review. */
  reason?(reason: Reasoned, who?: Who): string;
  /** What anything else lets happen, or what this does: what a choice fears. Empty: nothing worth a word. */
  shortfall?(fallen: FallenShort, standpoint: Standpoint, who?: Who): string;
  /** The codes that have a sentence here, for whoever reads all of them. */
  readonly codes?: {
    readonly refusals: readonly string[];
    readonly reasons: readonly string[];
    readonly threats: readonly string[];
  };
  option(name: string): Option;
  /** What the fields of its box are called, where it takes other boxes than ours. */
  readonly fields?: BoxFields;
  /** The game's characters in the order of its brain's styles, by their names there. */
  readonly characters?: Readonly<Record<string, Character>>;
  /** The same where a match is played with the box of this config, if that makes a difference. */
  on?(config: object): Words<View, Action, Event>;
}
