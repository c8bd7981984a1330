/** The headings over all that a game says. */
import { inEveryLanguage } from '../words.ts';

export type Headings = Readonly<
  Record<
    | 'box'
    | 'agreed'
    | 'asked'
    | 'choices'
    | 'deeds'
    | 'meanings'
    | 'events'
    | 'scenes'
    | 'verdicts'
    | 'refusals'
    | 'reasons'
    | 'panels'
    | 'places'
    | 'labels'
    | 'lesson'
    | 'rules',
    string
  >
>;

export const HEADINGS = await inEveryLanguage<Headings>(
  (language) => import(`./${language}/page.ts`),
);
