/** What somebody is told who is not at the table: by push, by mail, by a webhook. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/telegram.ts';

export type TelegramWords = Translation<typeof words>;

export const TELEGRAM = await inEveryLanguage<TelegramWords>(
  (language) => import(`./${language}/telegram.ts`),
);
