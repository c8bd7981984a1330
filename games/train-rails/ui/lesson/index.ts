/** First steps: three pawns find a seat, one by walking, one past somebody, one without walking at all. */
import type { Lesson, LessonPrompt, LessonWords } from '@roundhouse/ui/lesson';
import { inEveryLanguage } from '@roundhouse/ui/words';

const DEALT = `
  * number red2; * number red3; * action rebel; * action excuse; * action enter1
  * number blue3; * number red4; * action eccentric; * action enter1; * action reverse
  * first 0
`;

const PROMPTS = [
  { id: 'place', does: ['place 1AN'], rule: 'TR-3.1' },
  { id: 'roll', does: ['roll'], follows: '* die open', rule: 'TR-3.2' },
  {
    id: 'walk',
    does: ['move 1A22 red2 red3'],
    follows: `
      * number blue4; * number blue1
      1 enter1; 1 sit 1A62 supply
      1 place 1AN; 1 roll; * die open; 1 move 1A13 blue3; * number red5; * action express
    `,
    rule: 'TR-4.1',
  },
  { id: 'again', does: ['place 1AN'], rule: 'TR-3.1' },
  {
    id: 'closed',
    does: ['roll'],
    follows: '* die closed; 1 lay eccentric; 1 eccentric 1A22',
    rule: 'TR-3.2',
  },
  { id: 'answer', does: ['rebel'], follows: '1 pass; * action upass', rule: 'TR-6.1' },
  { id: 'board', does: ['board'], rule: 'TR-3.3' },
  {
    id: 'past',
    does: ['move 1A24 blue4 excuse'],
    follows: `
      * number red1; * action exit1; * action token
      1 move 1A42 red4; * number blue2
    `,
    rule: 'TR-4.6',
  },
  { id: 'enter', does: ['enter1'], rule: 'TR-5.10' },
  { id: 'hidden', does: ['sit 1A31 supply'], rule: 'TR-5.10' },
  { id: 'token', does: ['token'], rule: 'TR-2.5' },
  { id: 'attack', does: ['lay exit1'], rule: 'TR-2.2' },
  {
    id: 'target',
    does: ['exit1 1 1A42', 'exit1 1 1A62'],
    follows: '1 accept',
    rule: 'TR-5.1',
  },
] as const satisfies readonly LessonPrompt[];

export type PromptId = (typeof PROMPTS)[number]['id'];

export const lesson: Lesson<PromptId> = {
  config: { seats: 2 },
  others: ['Ada'],
  opening: DEALT,
  prompts: PROMPTS,
  words: await inEveryLanguage<LessonWords<PromptId>>(
    (language) => import(`../words/${language}/lesson.ts`),
  ),
};
