/** First steps: the last auction of the preparation, the year 1851, and a first move in 1852. */
import type { Lesson, LessonPrompt, LessonWords } from '@roundhouse/ui/lesson';
import { inEveryLanguage } from '@roundhouse/ui/words';

/** Ada has Continental and Republic, Bram has Majestic and National; you still have all your money. */
const SOLD = `
  * removed american; * banker 1
  1 offer continental; 1 bid 16; 2 pass; 0 pass; 1 found 1,6
  1 offer republic; 1 bid 14; 2 pass; 0 pass; 1 found 2,1
  1 offer majestic; 1 pass; 2 bid 15; 0 pass; 2 found 5,10
  2 offer national; 2 bid 14; 0 pass; 1 pass; 2 found 13,5
  =2 offer liberty; 2 bid 12
`;

const PROMPTS = [
  { id: 'bid', does: ['bid 18'], follows: '1 pass; 2 pass', rule: 'AR-2.2' },
  {
    id: 'found',
    does: ['found 16,3'],
    follows: `
      1 take finance; 1 finance continental
      2 take expand4; 2 place majestic 5,11; 2 place majestic 6,12; 2 stop
    `,
    rule: 'AR-2.4',
  },
  { id: 'train', does: ['take expand3'], rule: 'AR-3.2' },
  { id: 'plains', does: ['place liberty 15,3'], rule: 'AR-5.1' },
  { id: 'city', does: ['place liberty 15,4'], rule: 'AR-6.1' },
  {
    id: 'onward',
    does: ['place liberty 14,4'],
    follows: '1 take expand3; 1 place republic 2,2; 1 place republic 1,2; 1 stop',
    rule: 'AR-5.3',
  },
  { id: 'auction', does: ['take auction'], rule: 'AR-3.3' },
  { id: 'offer', does: ['offer continental'], rule: 'AR-4.6' },
  {
    id: 'second',
    does: ['bid 10'],
    follows: `
      1 pass; 2 pass
      2 take expand4; 2 place national 14,4; 2 place national 15,4; 2 stop
      1 take take2; 1 collect
    `,
    rule: 'AR-4.6',
  },
  { id: 'develop', does: ['take develop'], rule: 'AR-4.2' },
  {
    id: 'house',
    does: ['develop 1,6'],
    follows: '2 take finance; 2 finance majestic',
    rule: 'AR-6.4',
  },
  { id: 'again', does: ['take expand3'], rule: 'AR-7.1' },
  { id: 'share', does: ['place liberty 13,5'], rule: 'AR-6.2' },
  { id: 'stop', does: ['stop'], rule: 'AR-4.7' },
] as const satisfies readonly LessonPrompt[];

export type PromptId = (typeof PROMPTS)[number]['id'];

export const lesson: Lesson<PromptId> = {
  config: { seats: 3 },
  others: ['Ada', 'Bram'],
  opening: SOLD,
  prompts: PROMPTS,
  words: await inEveryLanguage<LessonWords<PromptId>>(
    (language) => import(`../words/${language}/lesson.ts`),
  ),
};
