/** What is said around talk at a table elsewhere. Loaded by who plays there. */
import { inEveryLanguage } from '../words.ts';

export interface TalkWords {
  readonly nothing: string;
  /** To who looks on: the players do not hear it yet. */
  readonly apart: string;
  readonly say: string;
  readonly send: string;
  readonly quick: string;
  readonly older: string;
  readonly silent: string;
  /** By the word that is sent. */
  readonly reactions: Readonly<Record<string, string>>;
  /** What the table itself says of somebody, by the word that is sent. */
  readonly table: Readonly<Record<string, (name: string) => string>>;
  readonly removed: string;
  readonly lookingOn: string;
  readonly people: {
    here(names: string): string;
    readonly alone: string;
    watching(names: readonly string[], strangers: number): string;
  };
  readonly more: string;
  /** Why something is reported: the administrator reads one of them. */
  readonly reasons: readonly string[];
  report(reason: string): string;
  readonly reported: string;
  readonly mute: string;
  readonly muted: string;
  readonly failed: string;
  readonly notSaid: string;
  /** Taking back what nobody takes back alone. */
  readonly back: {
    asks(names: string): string;
    waiting(names: string): string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
  };
  /** Notes of one's own, which the server keeps. */
  readonly notebook: {
    readonly lead: string;
    readonly nobody: string;
    readonly writing: string;
    readonly kept: string;
  };
  /** Of sayings that were not read yet. */
  unread(count: number): string;
}

export const TALK = await inEveryLanguage<TalkWords>((language) => import(`./${language}/talk.ts`));
