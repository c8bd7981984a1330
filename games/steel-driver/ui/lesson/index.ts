/** First steps on the small map: the last round, from its auctions to the goods. */
import type { Lesson, LessonPrompt, LessonWords } from '@roundhouse/ui/lesson';
import { inEveryLanguage } from '@roundhouse/ui/words';

/** Four rounds: red and blue reach the two ends of the map, and one link is missing between them. */
const PLAYED = `
  * starter 0
  0 offer red 6; 1 bid 7; 2 pass; 0 pass; 1 pass; 2 offer green 7; 0 pass; =1 pass
  0 offer blue 6; =1 pass; =2 pass; 1 pass; 2 pass; 0 pass
  1 start AMS AMS-UTR; 2 start LIE NAM-LIE; 0 start BRU ANT-BRU
  1 build RTD-UTR; 2 build BRU-LIE; 0 build ANT-GNT
  1 build UTR-ARN; 2 build GNT-BRU; 0 build GNT-OST; =1 pass; =2 pass; =0 pass
  1 offer blue 6; 2 pass; 0 pass; 2 offer green 5; 0 pass; 1 pass
  0 offer red 4; 1 pass; 2 pass; 1 pass; 2 pass; 0 pass
  0 build ZWO-ARN; 2 build NAM-LUX; 1 build BRU-NAM
  0 build GRO-ZWO; =2 pass; 1 build ANT-LIE; =0 pass; =1 pass
  1 pass; 2 offer brown 4; 0 pass; 1 pass; 0 pass; 1 pass; 2 pass
  2 start AMS AMS-HAG; =2 build HAG-RTD; =2 pass
  0 pass; 1 pass; 2 pass
`;

const PROMPTS = [
  { id: 'offer', does: ['offer red 6'], follows: '1 bid 7; 2 pass', rule: 'SD-3.2' },
  { id: 'raise', does: ['bid 8'], follows: '1 pass; 1 offer blue 5; 2 pass', rule: 'SD-3.3' },
  { id: 'pass', does: ['pass'], follows: '2 pass', rule: 'SD-3.4' },
  {
    id: 'yellow',
    does: ['offer yellow 4'],
    follows: '1 pass; 2 pass; 1 pass; 2 pass',
    rule: 'SD-3.5',
  },
  { id: 'marker', does: ['pass'], rule: 'SD-3.6' },
  { id: 'start', does: ['start RTD RTD-EIN'], rule: 'SD-4.4' },
  {
    id: 'across',
    does: ['build RTD-ANT'],
    follows: '1 build EIN-ANT; =0 pass',
    rule: 'SD-5.1',
  },
  {
    id: 'fifth',
    does: ['build ARN-LIE'],
    follows: '=1 pass; =0 pass; 2 take BRU; 2 take AMS',
    rule: 'SD-6.1',
  },
  { id: 'own', does: ['take EIN'], follows: '1 take OST', rule: 'SD-7.2' },
  {
    id: 'orange',
    does: ['take LIE'],
    follows: '2 take LUX; 2 take HAG; =0 take RTD; 1 take NAM',
    rule: 'SD-7.3',
  },
  { id: 'black', does: ['take ANT'], follows: '=2 take GNT', rule: 'SD-7.3' },
  { id: 'pink', does: ['take GRO'], rule: 'SD-7.4' },
  { id: 'green', does: ['take ZWO', 'take ARN'], rule: 'SD-7.4' },
  { id: 'white', does: ['take UTR'], rule: 'SD-7.5' },
] as const satisfies readonly LessonPrompt[];

export type PromptId = (typeof PROMPTS)[number]['id'];

export const lesson: Lesson<PromptId> = {
  config: { seats: 3, map: 'tutorial' },
  others: ['Ada', 'Bram'],
  opening: PLAYED,
  prompts: PROMPTS,
  words: await inEveryLanguage<LessonWords<PromptId>>(
    (language) => import(`../words/${language}/lesson.ts`),
  ),
};
