/** What is said of time and of standing orders. Loaded by who plays where there are any. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/pace.ts';

export type PaceWords = Translation<typeof words>;

export const PACE = await inEveryLanguage<PaceWords>((language) => import(`./${language}/pace.ts`));
