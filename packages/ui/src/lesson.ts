/** First steps: a game played along a script, one prompt at a time, each done by doing it. Plain data. */
import type { Language } from './words.ts';

/** What the one who explains says at a prompt. */
export interface LessonSaid {
  /** What to do now: one sentence. */
  readonly ask: string;
  /** What it is about, or what to look at. */
  readonly why?: string;
  /** What came of it and why that matters; said once it is done. */
  readonly done: string;
}

export interface LessonPrompt<Id extends string = string> {
  readonly id: Id;
  /** The actions that fulfil it, as texts. Whichever is taken, the script goes on the same way. */
  readonly does: readonly string[];
  /** What happens then, up to the next prompt: a script. */
  readonly follows?: string;
  /** The rule to read about it. */
  readonly rule: string;
}

export interface LessonWords<Id extends string> {
  readonly prompts: Readonly<Record<Id, LessonSaid>>;
  /** What the learner can do now. */
  readonly farewell: string;
}

/** The lines of a script: those of a record, chance and forced ones too, apart by ; or on lines of their own. */
export function linesOf(script = ''): readonly string[] {
  return script.split(/[;\n]/).flatMap((line) => line.trim() || []);
}

/** The learner sits in seat 0. */
export interface Lesson<Id extends string = string> {
  /** The options; at least the seats. */
  readonly config: { readonly seats: number } & Readonly<Record<string, unknown>>;
  /** The names of the seats after the learner's. */
  readonly others: readonly string[];
  /** The script that leads to the prepared position. */
  readonly opening: string;
  readonly prompts: readonly LessonPrompt<Id>[];
  readonly words: Readonly<Record<Language, LessonWords<Id>>>;
}
