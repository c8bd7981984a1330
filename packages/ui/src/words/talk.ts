/** What is said around talk at a table elsewhere. Loaded by who plays there. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/talk.ts';

export type TalkWords = Translation<typeof words>;

export const TALK = await inEveryLanguage<TalkWords>((language) => import(`./${language}/talk.ts`));
